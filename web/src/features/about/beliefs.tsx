import classes from './about-page.module.css'

const BELIEFS = [
  {
    title: 'Prayer belongs to the one who prays',
    text: 'We offer words; you give them their weight. Change them, stop halfway, say something else. A prayer that began here and left our page is a prayer that worked.',
  },
  {
    title: 'Scripture is quoted, never invented',
    text: 'A verse is somebody’s ground to stand on, so it has to be there. Each is taken word for word from the text, and one that cannot be found is removed.',
  },
  {
    title: 'Honesty comes before comfort',
    text: 'More of the Psalms are laments than anything else. They do not hurry past grief, and they do not scold. Nor will a prayer here tell you that your pain happened for a reason.',
  },
  {
    title: 'Nobody should be alone in danger',
    text: 'When what somebody writes sounds like danger, people who answer the telephone come first and the prayer second. No limit and no price stands in the way of that.',
  },
] as const

export function Beliefs() {
  return (
    <ol className={classes.beliefs}>
      {BELIEFS.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
