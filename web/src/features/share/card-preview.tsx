import { type RefObject, useEffect } from 'react'
import { type Card, cardInWords } from './card.ts'
import classes from './card-panel.module.css'
import { drawCard } from './draw-card.ts'

interface CardPreviewProps {
  card: Card
  canvas: RefObject<HTMLCanvasElement | null>
  onDrawn: (isDrawn: boolean) => void
}

/** The picture as it will be, at its own size, shown smaller. */
export function CardPreview({ card, canvas, onDrawn }: CardPreviewProps) {
  const { passage, shape, colours, product, name, situation } = card
  // Drawn again for every change, in turn: a slow font must not let an older card win.
  useEffect(() => {
    let isNewest = true
    const paper = document.createElement('canvas')
    onDrawn(false)
    drawCard(paper, { passage, shape, colours, product, name, situation })
      .then(() => {
        if (!isNewest || !canvas.current) return
        canvas.current.width = paper.width
        canvas.current.height = paper.height
        canvas.current.getContext('2d')?.drawImage(paper, 0, 0)
        onDrawn(true)
      })
      .catch(() => undefined)
    return () => {
      isNewest = false
    }
  }, [canvas, onDrawn, passage, shape, colours, product, name, situation])
  return (
    <figure className={classes.preview}>
      <canvas
        ref={canvas}
        className={classes.canvas}
        role="img"
        aria-label={`The picture: ${cardInWords(card)}`}
      />
      <figcaption className={classes.caption}>Nothing else is on the picture.</figcaption>
    </figure>
  )
}
