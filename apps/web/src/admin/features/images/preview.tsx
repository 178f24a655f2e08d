import { useState } from 'react';
import styles from './images.module.css';
import { useImagesText } from './texts';

/** A picture as guests get it, or that it cannot be shown. */
export function Preview({ url, alt }: { url: string; alt: string }) {
  const text = useImagesText();
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === '' || url === brokenUrl) return <p className={styles.broken}>{text('images.broken')}</p>;
  return <img className={styles.preview} src={url} alt={alt} onError={() => setBrokenUrl(url)} />;
}
