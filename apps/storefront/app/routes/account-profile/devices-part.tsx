import { AccountSetting } from '#app/features/account/account-page.tsx'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Row, Rows } from '#app/ui/rows.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { Text } from '#app/ui/type.tsx'
import type { DeviceFacts } from './device-facts.ts'
import type { ProfileFacts } from './load-profile.ts'
import type { ProfileRefusal, ProfileSaying } from './profile-answer.ts'
import { AnswerNotice, ProfileForm } from './profile-form.tsx'
import styles from './profile-page.module.css'

interface DevicesPartProps extends Pick<ProfileFacts, 'devices' | 'says'> {
  refusal: ProfileRefusal | null
}

export function DevicesPart({ devices, says, refusal }: DevicesPartProps) {
  const { t } = useShopText()
  const done: Partial<Record<ProfileSaying, string>> = {
    device: t('profile.device_ended'),
    others: t('profile.others_ended'),
  }
  const hasOthers = devices?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <AccountSetting title={t('account.sessions')} hint={t('profile.devices_hint')} id="devices">
      <AnswerNotice done={(says && done[says]) ?? null} refusal={refusal} />
      {devices === null ? (
        <Notice>{t('profile.devices_failed')}</Notice>
      ) : (
        <Rows>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </Rows>
      )}
      {hasOthers && (
        <ProfileForm intent="end-others">
          <div>
            <TextButton type="submit" alone>
              {t('profile.others_end')}
            </TextButton>
          </div>
        </ProfileForm>
      )}
    </AccountSetting>
  )
}

function DeviceRow({ device }: { device: DeviceFacts }) {
  const { t } = useShopText()
  const { id, isCurrent, usedAt } = device
  const name = useDeviceName(device)
  return (
    <Row
      end={
        isCurrent ? (
          <Text as="span" tone="soft">
            {t('profile.device_active')}
          </Text>
        ) : (
          <ProfileForm intent="end-device">
            <input type="hidden" name="device" value={id} />
            <TextButton
              type="submit"
              alone
              aria-label={t('profile.device_end_of', { device: name })}
            >
              {t('profile.device_end')}
            </TextButton>
          </ProfileForm>
        )
      }
    >
      <span className={styles.device}>
        <span>{isCurrent ? t('profile.device_current') : name}</span>
        <Text as="span" tone="soft">
          {isCurrent ? name : t('profile.device_used', usedAt)}
        </Text>
      </span>
    </Row>
  )
}

function useDeviceName({ browser, system }: DeviceFacts): string {
  const { t } = useShopText()
  if (browser !== '' && system !== '') return t('profile.device_name', { browser, system })
  return browser || system || t('profile.device_unknown')
}
