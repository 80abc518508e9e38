import { Fields, FieldSpan } from '#app/ui/fields.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Part, State } from './part.tsx'

const COUNTRIES = [
  { value: 'DE', label: 'Deutschland' },
  { value: 'AT', label: 'Österreich' },
]

export function FieldsPart() {
  return (
    <Part title="Felder">
      <State name="Leer">
        <TextField label="Vorname" name="first-name" />
      </State>
      <State name="Gefüllt">
        <TextField label="Vorname" name="first-name" defaultValue="Marlene" />
      </State>
      <State name="Zeigen" show="hover">
        <TextField label="Vorname" name="first-name" defaultValue="Marlene" />
      </State>
      <State name="Fokus" show="focus">
        <TextField label="Vorname" name="first-name" defaultValue="Marlene" />
      </State>
      <State name="Fehler">
        <TextField
          label="Postleitzahl"
          name="postcode"
          defaultValue="1011"
          error="Eine Postleitzahl in Deutschland hat 5 Ziffern."
        />
      </State>
      <State name="Gesperrt">
        <TextField label="Land" name="country" defaultValue="Deutschland" disabled />
      </State>
      <State name="Freiwillig, mit Hinweis">
        <TextField
          label="Telefon"
          name="phone"
          type="tel"
          optional
          hint="Nur für Rückfragen des Paketdienstes zu dieser Lieferung."
        />
      </State>
    </Part>
  )
}

export function SpecialFieldsPart() {
  return (
    <Part title="Besondere Felder">
      <State name="Passwort">
        <PasswordField
          label="Passwort"
          name="password"
          autoComplete="current-password"
          defaultValue="winterwolle"
        />
      </State>
      <State name="Passwort, Fehler und Hinweis">
        <PasswordField
          label="Neues Passwort"
          name="new-password"
          autoComplete="new-password"
          error="Dieses Passwort steht auf Listen bekannter Passwörter."
          hint="Mindestens 8 Zeichen, besser 15."
        />
      </State>
      <State name="Auswahl">
        <SelectField label="Land" name="land" options={COUNTRIES} />
      </State>
      <State name="Auswahl, Fehler">
        <SelectField label="Land" name="land" options={COUNTRIES} error="Bitte wähle ein Land." />
      </State>
      <State name="Mehrzeilig">
        <TextAreaField label="Deine Nachricht" name="message" defaultValue="Wo bleibt der Rock?" />
      </State>
    </Part>
  )
}

export function FormPart() {
  return (
    <Part title="Formular">
      <Fields>
        <FieldSpan columns={3}>
          <TextField label="Vorname" name="given-name" autoComplete="given-name" />
        </FieldSpan>
        <FieldSpan columns={3}>
          <TextField label="Nachname" name="family-name" autoComplete="family-name" />
        </FieldSpan>
        <FieldSpan columns={2} always>
          <TextField label="Postleitzahl" name="postal-code" autoComplete="postal-code" />
        </FieldSpan>
        <FieldSpan columns={4} always>
          <TextField label="Ort" name="locality" autoComplete="address-level2" />
        </FieldSpan>
      </Fields>
    </Part>
  )
}
