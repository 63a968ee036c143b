import { Modal, Tabs } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { Prayer } from '../../api/types.ts'
import { CardPanel } from './card-panel.tsx'
import { LinkPanel } from './link-panel.tsx'
import classes from './share-dialog.module.css'

interface ShareDialogProps {
  prayer: Prayer | undefined
  opened: boolean
  onClose: () => void
}

/** A prayer goes out only from here: as a picture or as a link, and always seen first. */
export function ShareDialog({ prayer, opened, onClose }: ShareDialogProps) {
  const isPhone = useMediaQuery('(max-width: 36em)')
  // While it closes, it still shows what it showed.
  const [shown, setShown] = useState(prayer)
  if (prayer && prayer !== shown) setShown(prayer)
  return (
    <Modal
      opened={opened && shown !== undefined}
      onClose={onClose}
      size={720}
      fullScreen={isPhone}
      zIndex={210}
      title="Share this prayer"
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 22 }}
    >
      {shown && (
        <Tabs defaultValue="picture" keepMounted={false}>
          <Tabs.List mb="lg" grow>
            <Tabs.Tab value="picture" className={classes.tab}>
              As a picture
            </Tabs.Tab>
            <Tabs.Tab value="link" className={classes.tab}>
              As a link
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="picture">
            <CardPanel prayer={shown} />
          </Tabs.Panel>
          <Tabs.Panel value="link">
            <LinkPanel prayer={shown} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Modal>
  )
}
