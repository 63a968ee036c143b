import { Anchor, Button, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { type SessionState, useSession } from '../../../session/session.ts'
import { ArrowLeftIcon } from '../../../ui/icons.tsx'
import { focusUnlessFirst, PageHead } from '../../../ui/page/page.tsx'
import { PageSkeleton } from '../../../ui/page/page-skeleton.tsx'
import classes from './auth-page.module.css'
import { NewPasswordForm } from './new-password-form.tsx'
import { Epigraph, LinkProblemNotice, SessionLostNotice, WaitingForConfirmation } from './notices.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

interface AuthPageProps {
  /** Where a person goes who has a session: it depends on what they were doing (AUT-18). */
  destinationFor: (userId: string) => string
}

export function AuthPage({ destinationFor }: AuthPageProps) {
  const session = useSession()
  const [search] = useSearchParams()
  const resetting = search.get('mode') === 'reset-password'
  if (session.status === 'failed') throw session.error
  if (session.status === 'unknown') return <PageSkeleton />
  if (session.status === 'signed-in' && session.recovering)
    return (
      <Frame title="Choose a new password">
        <NewPasswordForm email={session.email} />
      </Frame>
    )
  // Somebody who is signed in here and opened a reset link that belongs elsewhere still wants a new password.
  const wantsCode = resetting && session.linkProblem !== undefined
  if (session.status === 'signed-in' && !wantsCode)
    return <Navigate to={destinationFor(session.userId)} replace />
  return <Forms session={session} />
}

function Forms({ session }: { session: SessionState }) {
  const [search] = useSearchParams()
  // The address goes along when somebody changes between the forms.
  const [email, setEmail] = useState('')
  const [waitingFor, setWaitingFor] = useState<string>()
  const mode = search.get('mode')

  if (waitingFor !== undefined)
    return (
      <Frame title="Check your inbox">
        <WaitingForConfirmation email={waitingFor} onOtherAddress={() => setWaitingFor(undefined)} />
      </Frame>
    )
  const typed = { email, onEmailChange: setEmail, onWaiting: setWaitingFor }
  const linkProblem = 'linkProblem' in session ? session.linkProblem : undefined
  if (mode === 'reset-password')
    return (
      <Frame title="Reset your password">
        <LinkProblemNotice problem={linkProblem} />
        <ResetForm email={email} onEmailChange={setEmail} codeAtOnce={linkProblem?.kind === 'other-device'} />
      </Frame>
    )
  if (mode === 'login')
    return (
      <Frame
        title="Sign in"
        footer={<Toggle question="New here?" answer="Create an account" to={paths.auth} />}
      >
        <LinkProblemNotice problem={linkProblem} />
        <SessionLostNotice session={session} />
        <SignInForm {...typed} />
      </Frame>
    )
  return (
    <Frame
      title="Create your account"
      footer={<Toggle question="Already have an account?" answer="Sign in" to={paths.signIn} />}
    >
      <SignUpForm {...typed} />
    </Frame>
  )
}

function Frame({ title, footer, children }: { title: string; footer?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <PageHead title={title} />
      <Epigraph />
      <div className={classes.column}>
        <Button
          component={Link}
          to={paths.home}
          variant="subtle"
          color="gray"
          leftSection={<ArrowLeftIcon />}
          className={classes.home}
        >
          Back to Home
        </Button>
        <Title order={1} tabIndex={-1} key={title} ref={focusUnlessFirst} mb="xl">
          {title}
        </Title>
        {children}
        {footer}
      </div>
    </div>
  )
}

function Toggle({ question, answer, to }: { question: string; answer: string; to: string }) {
  return (
    <Text mt="xl">
      {question}{' '}
      <Anchor component={Link} to={to} fw={600} inherit>
        {answer}
      </Anchor>
    </Text>
  )
}
