import type { ReadImportFileDto } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { Loading } from '../../shared/ui/loading';
import parts from '../../shared/ui/parts.module.css';
import { Counts } from './counts';
import { ImportQuestions } from './import-questions';
import { ReadyRows, RefusedRows } from './import-rows';
import styles from './newsletter.module.css';
import { useNewsletterText } from './texts';
import { type ImportAnswers, type ImportRun, isActive } from './use-import';

interface ImportDrawerProps {
  run: ImportRun;
  onAnswer: (run: ImportRun, answers: ImportAnswers) => void;
  onSend: (run: ImportRun) => void;
  onClose: () => void;
}

export function ImportDrawer(props: ImportDrawerProps) {
  const { run, onAnswer, onClose } = props;
  const text = useNewsletterText();
  const isBefore = run.step === 'preview' || run.step === 'reading';
  return (
    <Drawer
      open
      onClose={onClose}
      title={text('newsletter.import.title', { file: run.file.name })}
      size={640}
      mask={{ closable: false }}
      closable={{ 'aria-label': text('newsletter.import.close'), disabled: run.step === 'sending' }}
      footer={<Footer {...props} />}
    >
      <div className={parts.stack16}>
        {run.step === 'broken' && <Alert type="error" showIcon title={text('newsletter.import.broken')} />}
        {run.read && <Numbers run={run} />}
        {run.read && isBefore && (
          <>
            <Warnings read={run.read} />
            <ImportQuestions run={run} onAnswer={(answers) => onAnswer(run, answers)} />
            <ReadyRows ready={run.ready} />
          </>
        )}
        {run.step === 'reading' && <Loading />}
        <RefusedRows refused={run.refused} />
      </div>
    </Drawer>
  );
}

/** Columns and dates that could not be read, shown before the import. */
function Warnings({ read: { columns, unreadDates } }: { read: ReadImportFileDto }) {
  const text = useNewsletterText();
  const unread = columns.filter(({ field }) => field === null).map(({ key }) => key);
  const has = (sought: string) => columns.some(({ field }) => field === sought);
  const rows = unreadDates.slice(0, 5).join(', ');
  const warnings = [
    !has('email') && text('newsletter.import.noEmail'),
    unread.length > 0 && text('newsletter.import.unknown', { count: unread.length, columns: unread.join(', ') }),
    unreadDates.length > 0 && text('newsletter.import.unreadDates', { count: unreadDates.length, rows }),
    has('email') && !has('language') && text('newsletter.import.noLanguage'),
  ];
  return warnings.map((title) => title && <Alert key={title} type="warning" showIcon title={title} />);
}

function Numbers({ run: { step, ready, imported, left, refused } }: { run: ImportRun }) {
  const text = useNewsletterText();
  const isBefore = step === 'preview' || step === 'reading';
  const active = ready.filter(isActive).length;
  const notWrittenTo = isBefore ? ready.length - active : left;
  return (
    <Counts
      counts={[
        isBefore
          ? { name: text('newsletter.import.ready'), count: active, tone: 'good' }
          : { name: text('newsletter.import.imported'), count: imported, tone: 'good' },
        ...(notWrittenTo > 0 ? [{ name: text('newsletter.import.left'), count: notWrittenTo }] : []),
        { name: text('newsletter.import.skipped'), count: refused.length, tone: 'bad' },
      ]}
    />
  );
}

function Footer({ run, onSend, onClose }: ImportDrawerProps) {
  const text = useNewsletterText();
  const { step, sent, ready, read } = run;
  if (step === 'sending') return <Sending run={run} />;
  if (step === 'done')
    return (
      <Button type="primary" block onClick={onClose}>
        {text('newsletter.import.close')}
      </Button>
    );
  const count = ready.length - sent;
  const start = ready.every(isActive) ? 'newsletter.import.start' : 'newsletter.import.startRows';
  const isAsking = step === 'reading' || Boolean(read?.unknownWords.length);
  return (
    <Button type="primary" block disabled={count === 0 || isAsking} onClick={() => onSend(run)}>
      {text(step === 'broken' ? 'newsletter.import.goOn' : start, { count })}
    </Button>
  );
}

function Sending({ run: { sent, ready } }: { run: ImportRun }) {
  const text = useNewsletterText();
  const count = ready.length;
  return (
    <label className={`${parts.stack} ${styles.sending}`}>
      <span role="status">{text('newsletter.import.sending', { sent, count })}</span>
      <progress max={count} value={sent} />
    </label>
  );
}
