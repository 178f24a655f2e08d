import { localizePath } from '@strapec/domain';
import { PageFrame } from '../navigation/page-frame';
import { useLanguage } from '../../shared/i18n/language-context';
import { ReserveButton } from '../../shared/reserve/reserve-button';
import { useSectionUrl } from '../../shared/site/section-url';
import { LineDrawing } from '../../shared/ui/icon';
import buttons from '../../shared/ui/buttons.module.css';
import { notFoundTexts, useNotFoundText } from './not-found-texts';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const text = useNotFoundText();
  const sectionUrl = useSectionUrl();
  const { language } = useLanguage();
  return (
    <PageFrame className={styles.page}>
      <EmptyBottle />
      <h1 className={styles.title} lang="en">
        {text('notFound.title')}
      </h1>
      <p className={styles.text}>{text('notFound.text')}</p>
      <p className={styles.lead}>{text('notFound.lead')}</p>
      <p className={styles.actions}>
        <ReserveButton label={text('notFound.reserve')} />
        <a className={buttons.quiet} href={sectionUrl('home')}>
          {text('notFound.home')}
        </a>
        <a className={buttons.quiet} href={localizePath(language, '/events')}>
          {text('notFound.events')}
        </a>
      </p>
      <p className={styles.hint}>{text('notFound.hint')}</p>
    </PageFrame>
  );
}

function EmptyBottle() {
  return (
    <LineDrawing viewBox="0 0 160 64" width="240" height="96" strokeWidth="1.4">
      <path d="M8 24h62c10 0 14 7 24 7h26v10H94c-10 0-14 7-24 7H8c-2 0-3-1-3-3V27c0-2 1-3 3-3z" />
      <path d="M26 24v24M56 24v24M114 31v10M120 29.5v13" />
      <path d="M134 44c0-2 2.5-4 2.5-6 0 2 2.5 4 2.5 6a2.5 2.5 0 0 1-5 0z" />
      <path d="M2 54h150" />
    </LineDrawing>
  );
}

export const notFoundPage = { Content: NotFoundPage, texts: notFoundTexts };
