import { Link } from 'react-router-dom'
import { facts } from '../../../facts.ts'
import { paths } from '../../../paths.ts'
import { SupportLink } from '../../../ui/names.tsx'
import type { LegalSection } from '../legal-section.ts'

export const plans: LegalSection = {
  id: 'plans',
  title: 'Free prayers and plans',
  text: (
    <>
      <p>
        A free account gives you {facts.freePrayers} prayers in all, with every category, and without a card.
        Saving them costs nothing. A prayer that is written when somebody may be in danger does not count.
      </p>
      <p>
        If you want more, the plans and their prices are on the <Link to={paths.pricing}>pricing page</Link>.
        If you buy one, it renews for the same period until you cancel it, which you can do at any time; you
        keep what you have paid for until the period ends. The price that counts is the one shown to you
        before you pay. If a price changes, the new one applies from your next period, and you are told
        beforehand.
      </p>
    </>
  ),
}

export const guarantee: LegalSection = {
  id: 'money-back',
  title: 'Money back',
  text: (
    <p>
      If a plan is not for you, write to <SupportLink /> within {facts.guaranteeDays} days of paying, and you
      have your money back. You need not say why. Rights that the law gives you as a consumer come on top of
      this.
    </p>
  ),
}
