import { useNewsletterText } from './texts';

/** The tab is here; what it does comes next. */
export function NewsletterManagement() {
  const text = useNewsletterText();
  return <h2>{text('newsletter.title')}</h2>;
}
