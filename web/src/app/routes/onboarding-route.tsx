export { OnboardingPage as Component } from '../../features/onboarding/onboarding-page.tsx'
