import { useEffect, useSyncExternalStore } from 'react'
import type { Announcer } from '#app/navigation/announcer.ts'
import styles from './filter-panel.module.css'

interface PanelVoiceProps {
  voice: Announcer
  isModal: boolean
}

/** What is new, for those who listen to the drawer; nobody finds it in the column. */
export function PanelVoice({ voice, isModal }: PanelVoiceProps) {
  const spoken = useSyncExternalStore(voice.subscribe, voice.spoken, silence)
  useEffect(() => {
    if (!isModal && voice.spoken() !== '') voice.say('')
  }, [isModal, voice])
  return <output className={styles.voice}>{spoken}</output>
}

function silence(): string {
  return ''
}
