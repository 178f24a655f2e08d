import buttons from '../../shared/ui/buttons.module.css';
import sections from '../../shared/ui/page-section.module.css';
import { policyTexts, usePolicyText } from './policy-texts';
import styles from './policy.module.css';

export function Policy() {
  const text = usePolicyText();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.column}>
          <p className={sections.eyebrow}>{text('cookies.eyebrow')}</p>
          <h1 className={styles.title}>{text('cookies.title')}</h1>
          <p className={styles.lead}>{text('cookies.lead')}</p>
        </div>
      </header>
      <div className={styles.paper} data-ground="paper">
        <article className={styles.column}>
          <CookiesPolicy />
          <PrivacyPolicy />
        </article>
      </div>
    </>
  );
}

function CookiesPolicy() {
  const text = usePolicyText();
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
      {/* The script in the head handles it. */}
      <button type="button" className={buttons.onPaper} data-consent-choice="ask">
        {text('cookies.refuse.button')}
      </button>
      <p>{text('cookies.refuse.browser')}</p>
    </section>
  );
}

type Cookie = 'language' | 'consent' | 'font' | 'draft' | 'session' | 'map';

function CookieTable({ cookies, caption }: { cookies: readonly Cookie[]; caption: string }) {
  const text = usePolicyText();
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          {(['name', 'purpose', 'duration'] as const).map((column) => (
            <th key={column} scope="col">
              {text(`cookies.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cookies.map((cookie) => (
          <tr key={cookie}>
            <th scope="row">{text(`cookies.table.${cookie}.name`)}</th>
            <td>{text(`cookies.table.${cookie}.purpose`)}</td>
            <td>{text(`cookies.table.${cookie}.duration`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const purposes = ['reservation', 'messages', 'newsletter', 'mails', 'technical'] as const;

/** Rules §14. */
function PrivacyPolicy() {
  const text = usePolicyText();
  return (
    <section className={styles.chapter} id="privacy" aria-labelledby="privacy-heading">
      <h2 id="privacy-heading" className={styles.second}>
        {text('cookies.privacy.title')}
      </h2>
      <h3>{text('cookies.privacy.who.title')}</h3>
      <p>{text('cookies.privacy.who.text')}</p>
      <h3>{text('cookies.privacy.what.title')}</h3>
      <dl className={styles.purposes}>
        {purposes.map((purpose) => (
          <div key={purpose}>
            <dt>{text(`cookies.privacy.what.${purpose}.title`)}</dt>
            <dd>{text(`cookies.privacy.what.${purpose}.text`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{text('cookies.privacy.others.title')}</h3>
      <p>{text('cookies.privacy.others.text')}</p>
      <h3>{text('cookies.privacy.rights.title')}</h3>
      <p>{text('cookies.privacy.rights.text')}</p>
    </section>
  );
}

export const policy = { Content: Policy, texts: policyTexts };
