import { Anchor, Button, Container } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useConfig } from '../../api/config.ts'
import { paths } from '../../paths.ts'
import { Picture } from '../../ui/picture.tsx'
import { QuietVerse } from '../../ui/quiet-verse.tsx'
import { quotations } from '../../ui/quotations.ts'
import hills from './art/hills.svg'
import classes from './closing.module.css'

export function Closing() {
  const { supportEmail } = useConfig()
  return (
    <section aria-labelledby="closing" className={classes.closing}>
      <Container size={680}>
        <h2 id="closing" className={classes.title}>
          Come as you are
        </h2>
        <p className={classes.text}>
          Glad, worn out, unsure whether anyone listens: the Psalms have room for all of it.
        </p>
        <Button component={Link} to={paths.generate} size="lg">
          Begin a prayer
        </Button>
        <p className={classes.contact}>
          Have a question first?{' '}
          <Anchor href={`mailto:${supportEmail}`} inherit>
            Contact us
          </Anchor>
        </p>
        <QuietVerse quotation={quotations.meditation} />
      </Container>
      <Picture src={hills} width={1440} height={220} className={classes.hills} />
    </section>
  )
}
