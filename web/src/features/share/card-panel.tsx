import { Checkbox, NativeSelect, Skeleton, Stack, Text } from '@mantine/core'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useConfig } from '../../api/config.ts'
import type { Prayer } from '../../api/types.ts'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { type Card, COLOURS, type Colours, cardInWords, SHAPES, type Shape } from './card.ts'
import { CardActions } from './card-actions.tsx'
import classes from './card-panel.module.css'
import { drawCard } from './draw-card.ts'
import { linesOf, versesOf } from './passages.ts'
import { NOTHING_MORE, useSharePreview } from './queries.ts'

/** A picture of a verse or of a few lines. The preview is the picture itself. */
export function CardPanel({ prayer }: { prayer: Prayer }) {
  const { product } = useConfig()
  // The same ones from one drawing to the next: a picture is drawn again when what is on it changes.
  const verses = useMemo(() => versesOf(prayer), [prayer])
  const others = useSharePreview(prayer.id, NOTHING_MORE)
  const lines = useMemo(() => (others.data ? linesOf(others.data) : []), [others.data])
  const passages = [...verses, ...lines]
  const [chosen, setChosen] = useState(0)
  const [shape, setShape] = useState<Shape>('Square')
  const [colours, setColours] = useState<Colours>('Light')
  const [withName, setWithName] = useState(false)
  const [withSituation, setWithSituation] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const { recipient, situation } = prayer
  const told = useSharePreview(
    prayer.id,
    { shows_name: withName, shows_situation: true },
    { enabled: withSituation },
  )
  const passage = passages[chosen]
  if (!passage && others.isPending) return <Skeleton height={320} />
  if (!passage)
    return <p>There is no verse in this prayer that could stand on a picture. A link shows all of it.</p>

  const card: Card = {
    passage,
    shape,
    colours,
    product,
    name: withName ? recipient.name : undefined,
    situation: withSituation ? told.data?.situation : undefined,
  }
  return (
    <div className={classes.panel}>
      <CardPreview card={card} canvas={canvas} onDrawn={setDrawn} />
      <Stack gap="lg">
        <NativeSelect
          size="md"
          label="Text on the picture"
          value={String(chosen)}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          <optgroup label="Scripture">{verses.map((verse, at) => choice(verse.label, at))}</optgroup>
          {lines.length > 0 && (
            <optgroup label="From the prayer">
              {lines.map((line, at) => choice(line.label, verses.length + at))}
            </optgroup>
          )}
        </NativeSelect>
        <ChoiceChips
          label="Shape"
          choices={Object.keys(SHAPES)}
          defaultValue={shape}
          onChange={(value) => setShape(value as Shape)}
        />
        <ChoiceChips
          label="Colors"
          choices={Object.keys(COLOURS)}
          defaultValue={colours}
          onChange={(value) => setColours(value as Colours)}
        />
        {recipient.name && (
          <Checkbox
            label={`Say that it is for ${recipient.name}`}
            checked={withName}
            onChange={({ currentTarget }) => setWithName(currentTarget.checked)}
          />
        )}
        {situation && (
          <Checkbox
            label="Include what I wrote"
            checked={withSituation}
            onChange={({ currentTarget }) => setWithSituation(currentTarget.checked)}
          />
        )}
        {(others.isError || told.isError) && (
          <Text role="status">
            Only the verses can be put on a picture for now: the rest could not be loaded.
          </Text>
        )}
        <CardActions prayerId={prayer.id} card={card} canvas={canvas} isDrawn={isDrawn} />
      </Stack>
    </div>
  )
}

function choice(label: string, at: number) {
  return (
    <option key={at} value={at}>
      {label}
    </option>
  )
}

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
