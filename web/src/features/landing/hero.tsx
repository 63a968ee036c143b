import { Container, Title } from '@mantine/core'
import { useConfig } from '../../api/config.ts'
import { focusUnlessFirst } from '../../ui/hooks/focus-unless-first.ts'
import { Picture } from '../../ui/picture.tsx'
import dawn from './art/dawn.svg'
import classes from './hero.module.css'
import { PrayerBox, type RequestBox } from './prayer-box.tsx'

export function Hero({ request }: { request: RequestBox }) {
  const { product } = useConfig()
  return (
    <Container size={1080} className={classes.hero}>
      <div className={classes.words}>
        <Title order={1} tabIndex={-1} ref={focusUnlessFirst} className={classes.title}>
          Words to pray when yours run out
        </Title>
        <p className={classes.lead}>
          Say what is on your heart. {product} finds a psalm that has been there before you, and shapes a
          prayer around it, for you to pray.
        </p>
        <PrayerBox request={request} />
      </div>
      <Picture src={dawn} width={480} height={600} className={classes.plate} />
    </Container>
  )
}
