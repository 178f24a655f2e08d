import { useImagesText } from './texts';

/** The tab is here; what it does comes next. */
export function ImageManagement() {
  const text = useImagesText();
  return <h2>{text('images.title')}</h2>;
}
