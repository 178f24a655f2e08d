import { useText } from '../../shared/i18n/use-text';
import buttons from '../../shared/ui/buttons.module.css';
import { CookieTable } from './cookie-table';
import type { en } from './messages.en';
import styles from './policy.module.css';
import { PrivacyPolicy } from './privacy-policy';

/** The whole page: about cookies first, about personal data under `#privacy`. */
export function Policy() {
  const text = useText<keyof typeof en>();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.column}>
          <p className={styles.eyebrow}>{text('cookies.eyebrow')}</p>
          <h1 className={styles.title}>{text('cookies.title')}</h1>
          <p className={styles.lead}>{text('cookies.lead')}</p>
        </div>
      </header>
      <div className={styles.paper}>
        <article className={styles.column}>
          <Cookies />
          <PrivacyPolicy />
        </article>
      </div>
    </>
  );
}

function Cookies() {
  const text = useText<keyof typeof en>();
  return (
    <section className={styles.chapter} id="cookies">
      <h2>{text('cookies.what.title')}</h2>
      <p>{text('cookies.what.text')}</p>
      <h2>{text('cookies.use.title')}</h2>
      <p>{text('cookies.use.text')}</p>
      <h2>{text('cookies.kinds.title')}</h2>
      <h3>{text('cookies.essential.title')}</h3>
      <p>{text('cookies.essential.text')}</p>
      <CookieTable
        cookies={['language', 'consent', 'font', 'draft', 'session']}
        caption={text('cookies.essential.title')}
      />
      <h3>{text('cookies.operational.title')}</h3>
      <p>{text('cookies.operational.text')}</p>
      <CookieTable cookies={['map']} caption={text('cookies.operational.title')} />
      <h2>{text('cookies.refuse.title')}</h2>
      <p>{text('cookies.refuse.text')}</p>
      {/* Works by the script in the head, like the banner that it brings back. */}
      <button type="button" className={buttons.onPaper} data-consent-choice="ask">
        {text('cookies.refuse.button')}
      </button>
      <p>{text('cookies.refuse.browser')}</p>
    </section>
  );
}
