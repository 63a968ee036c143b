import { Button, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page/page.tsx'

/** BLG-11. */
export function ArticleNotFoundPage() {
  return (
    <Page title="Article Not Found">
      <Text mb="xl" size="lg">
        There is no article at this address. It may have been moved, or the link may be incomplete.
      </Text>
      <Button component={Link} to={paths.blog}>
        Back to Blog
      </Button>
    </Page>
  )
}
