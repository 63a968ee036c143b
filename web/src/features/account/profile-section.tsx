import { AccountSection } from './account-section.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangeName } from './change-name.tsx'
import { useProfile } from './profile-queries.ts'
import classes from './profile-section.module.css'
import { ChangeTimeZone } from './time-zone/change-time-zone.tsx'

interface ProfileSectionProps {
  /** From the session: there before the record has been asked for. */
  email: string
  name: string
}

export function ProfileSection({ email, name }: ProfileSectionProps) {
  const { data: user } = useProfile()
  return (
    <AccountSection title="Profile Information">
      <dl className={classes.rows}>
        <ChangeName name={name} />
        <ChangeEmail email={user?.email ?? email} waiting={user?.new_email} />
        <ChangeTimeZone />
      </dl>
    </AccountSection>
  )
}
