import { Button, Container } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { type TouchEvent, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import lamp from '../../ui/art/lamp.svg'
import psalter from '../../ui/art/psalter.svg'
import stillWater from '../../ui/art/still-water.svg'
import { focusUnlessFirst, PageHead } from '../../ui/page/page.tsx'
import { Picture } from '../../ui/picture.tsx'
import classes from './onboarding-page.module.css'

/** ONB-01 */
export const slides = [
  {
    picture: stillWater,
    title: 'Share what is on your heart',
    text: 'A worry, a loss, a good day, somebody’s name. One word for your mood is enough to begin with.',
  },
  {
    picture: psalter,
    title: 'AI creates a prayer from scripture',
    text: 'It finds verses that fit and shapes a prayer around them. The verses stand word for word as they are written.',
  },
  {
    picture: lamp,
    title: 'Reflect, listen and grow',
    text: 'Pray it slowly, in your own voice, and stay quiet for a moment after it. Keep it in your journal to come back to.',
  },
] as const

const LAST = slides.length - 1

/** Three slides in one place, so the page never jumps; without script all of them stand one below the other. */
export function OnboardingPage() {
  const [index, setIndex] = useState(0)
  const navigate = useNavigate()
  const touchedAt = useRef<TouchPoint | undefined>(undefined)

  const back = () => setIndex((at) => Math.max(0, at - 1))
  const forward = () => setIndex((at) => Math.min(LAST, at + 1))

  useHotkeys([
    ['ArrowLeft', back],
    ['ArrowRight', forward],
  ])
  const onTouchStart = ({ changedTouches }: TouchEvent) => {
    touchedAt.current = changedTouches[0]
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const swipe = swipeBetween(touchedAt.current, changedTouches[0])
    if (swipe === 'left') forward()
    if (swipe === 'right') back()
  }

  return (
    <Container size={680} className={classes.page}>
      <PageHead
        title="How a prayer begins"
        description="Share what is on your heart, let AI shape a prayer from scripture, and reflect, listen and grow: three steps, in a minute."
      />
      <h1 className={classes.heading} tabIndex={-1} ref={focusUnlessFirst}>
        How a prayer begins
      </h1>
      <div onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
        <div className={classes.slides}>
          {slides.map(({ picture, title, text }, place) => (
            <section
              key={title}
              aria-label={`Slide ${place + 1} of ${slides.length}`}
              className={classes.slide}
              data-current={place === index || undefined}
            >
              <Picture src={picture} width={240} height={240} className={classes.picture} />
              <h2 className={classes.title}>{title}</h2>
              <p className={classes.text}>{text}</p>
            </section>
          ))}
        </div>
        <p role="status" className={classes.spoken}>
          {`Slide ${index + 1} of ${slides.length}: ${slides[index]?.title}`}
        </p>
        <div aria-hidden="true" className={classes.progress}>
          {slides.map(({ title }, place) => (
            <span key={title} className={classes.mark} data-reached={place <= index || undefined} />
          ))}
        </div>
        <div className={classes.buttons}>
          {/* Not `disabled`: the focus would be lost with it on the way back to the first. */}
          <Button
            variant="default"
            onClick={back}
            aria-disabled={index === 0}
            data-disabled={index === 0 || undefined}
            className={classes.scripted}
          >
            Previous
          </Button>
          <Button variant="subtle" component={Link} to={paths.auth}>
            Skip
          </Button>
          <Button
            onClick={index === LAST ? () => navigate(paths.auth) : forward}
            className={classes.scripted}
          >
            {index === LAST ? 'Get Started' : 'Next'}
          </Button>
        </div>
      </div>
    </Container>
  )
}

export interface TouchPoint {
  readonly clientX: number
  readonly clientY: number
}

const SHORTEST_PX = 48

/** A finger that went further sideways than up or down; anything else is scrolling. */
export function swipeBetween(
  start: TouchPoint | undefined,
  end: TouchPoint | undefined,
): 'left' | 'right' | undefined {
  if (!start || !end) return undefined
  const across = end.clientX - start.clientX
  const down = end.clientY - start.clientY
  if (Math.abs(across) < SHORTEST_PX || Math.abs(across) < 2 * Math.abs(down)) return undefined
  return across < 0 ? 'left' : 'right'
}
