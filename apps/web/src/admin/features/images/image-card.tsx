import type { ImageDto } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { SectionName } from '../../shared/section/section-name';
import { LastChange } from '../../shared/ui/last-change';
import styles from './images.module.css';
import { Preview } from './preview';
import { useImagesText } from './texts';

/** A picture in its place, with what it shows in words. */
export function ImageCard({ image, onEdit }: { image: ImageDto; onEdit: (image: ImageDto) => void }) {
  const text = useImagesText();
  const { language } = useLanguage();
  const { key, section, imageUrl, altTextEn, altTextSk, isBuiltIn, updatedBy, updatedAt } = image;
  const alt = language === 'sk' ? altTextSk : altTextEn;
  return (
    <li className={styles.card}>
      <Preview url={imageUrl} alt={alt} />
      <div className={styles.about}>
        <h3 className={styles.key}>{key}</h3>
        <p className={styles.small}>
          <SectionName section={section} /> ·{' '}
          {isBuiltIn ? text('images.builtIn') : <LastChange who={updatedBy} when={updatedAt} />}
        </p>
        <p>{alt}</p>
        <Button onClick={() => onEdit(image)} aria-label={`${text('images.edit')}: ${key}`}>
          {text('images.edit')}
        </Button>
      </div>
    </li>
  );
}
