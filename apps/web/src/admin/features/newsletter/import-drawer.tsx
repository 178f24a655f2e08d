import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { ImportPreview } from './import-preview';
import styles from './import.module.css';
import { RefusedRows } from './refused-rows';
import { useNewsletterText } from './texts';
import type { ImportRun } from './use-import';

interface ImportDrawerProps {
  run: ImportRun;
  onSend: (run: ImportRun) => void;
  onClose: () => void;
}

/** What is in a file before it is sent, how far the sending is, and what came of it. */
export function ImportDrawer({ run, onSend, onClose }: ImportDrawerProps) {
  const text = useNewsletterText();
  const isSending = run.step === 'sending';
  return (
    <Drawer
      open
      onClose={onClose}
      title={text('newsletter.import.title', { file: run.fileName })}
      size={640}
      mask={{ closable: false }}
      closable={{ 'aria-label': text('newsletter.import.close'), disabled: isSending }}
      footer={<Footer run={run} onSend={onSend} onClose={onClose} />}
    >
      <div className={styles.body}>
        {run.step === 'broken' && <Alert type="error" showIcon title={text('newsletter.import.broken')} />}
        <Numbers run={run} />
        {run.step === 'preview' && <Warnings run={run} />}
        {run.step === 'preview' && <ImportPreview plan={run.plan} />}
        <RefusedRows refused={run.refused} />
      </div>
    </Drawer>
  );
}

/** What the file does not say, before it is too late. */
function Warnings({ run: { unknown, lacksLanguage } }: { run: ImportRun }) {
  const text = useNewsletterText();
  return (
    <>
      {unknown.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={text('newsletter.import.unknown', { count: unknown.length, columns: unknown.join(', ') })}
        />
      )}
      {lacksLanguage && <Alert type="warning" showIcon title={text('newsletter.import.noLanguage')} />}
    </>
  );
}

function Numbers({ run: { step, plan, imported, refused } }: { run: ImportRun }) {
  const text = useNewsletterText();
  const isPreview = step === 'preview';
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{text(isPreview ? 'newsletter.import.ready' : 'newsletter.import.imported')}</dt>
        <dd data-tone="good">{text('newsletter.number', { count: isPreview ? plan.ready.length : imported })}</dd>
      </div>
      <div>
        <dt>{text(isPreview ? 'newsletter.import.skipped' : 'newsletter.import.wereSkipped')}</dt>
        <dd data-tone={refused.length > 0 ? 'bad' : 'neutral'}>
          {text('newsletter.number', { count: refused.length })}
        </dd>
      </div>
    </dl>
  );
}

function Footer({ run, onSend, onClose }: ImportDrawerProps) {
  const text = useNewsletterText();
  const { step, sent, plan } = run;
  if (step === 'sending') return <Sending run={run} />;
  if (step === 'done')
    return (
      <Button type="primary" block onClick={onClose}>
        {text('newsletter.import.close')}
      </Button>
    );
  const count = plan.ready.length - sent;
  return (
    <Button type="primary" block disabled={count === 0} onClick={() => onSend(run)}>
      {text(step === 'broken' ? 'newsletter.import.goOn' : 'newsletter.import.start', { count })}
    </Button>
  );
}

function Sending({ run: { sent, plan } }: { run: ImportRun }) {
  const text = useNewsletterText();
  const words = text('newsletter.import.sending', { sent, count: plan.ready.length });
  return (
    <label className={styles.sending}>
      <span role="status">{words}</span>
      <progress max={plan.ready.length} value={sent} />
    </label>
  );
}
