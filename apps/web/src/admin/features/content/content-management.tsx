import { useContentText } from './texts';

/** The tab is here; what it does comes next. */
export function ContentManagement() {
  const text = useContentText();
  return <h2>{text('content.title')}</h2>;
}
