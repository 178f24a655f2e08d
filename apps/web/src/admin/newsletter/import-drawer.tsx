import { ListField, type ReadImportFileDto, type Standing } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { Loading } from '../ui/loading';
import { SideDrawer } from '../ui/drawer/side-drawer';
import parts from '../ui/parts.module.css';
import { Stats } from '../ui/stats';
import { ReadyRows, RefusedRows, Rows } from './import-rows';
import styles from './newsletter.module.css';
import { useNewsletterText } from './texts';
import { type ImportAnswers, type ImportRun, isActive } from './use-import';
import Select from 'antd/es/select';
import { useId } from 'react';

interface ImportDrawerProps {
  open: boolean;
  run: ImportRun;
  onAnswer: (run: ImportRun, answers: ImportAnswers) => void;
  onSend: (run: ImportRun) => void;
  onClose: () => void;
}

export function ImportDrawer(props: ImportDrawerProps) {
  const { open, run, onAnswer, onClose } = props;
  const text = useNewsletterText();
  const isBefore = run.step === 'preview' || run.step === 'reading';
  return (
    <SideDrawer
      open={open}
      onClose={onClose}
      title={text('newsletter.import.title', { file: run.file.name })}
      size={640}
      isUnsaved={() => run.step === 'sending'}
      isLocked={run.step === 'sending'}
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
    </SideDrawer>
  );
}

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
    <Stats
      stats={[
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

interface ImportQuestionsProps {
  run: ImportRun;
  onAnswer: (answers: ImportAnswers) => void;
}

function ImportQuestions({ run: { read, answers }, onAnswer }: ImportQuestionsProps) {
  const text = useNewsletterText();
  const answered = new Map<string, Standing | null>(read?.unknownWords.map((word) => [word, null]));
  for (const [word, standing] of answers.words) answered.set(word, standing);
  const sorted = [...answered].sort(([a], [b]) => a.localeCompare(b));
  const words = sorted.map(([key, value]) => ({ key, value, name: key || text('newsletter.import.emptyWord') }));
  const meanings = (['active', 'left', 'bounced', 'not_confirmed'] as const).map((value) => ({
    value,
    label: text(`newsletter.standing.${value}`),
  }));
  const columns = (read?.columns ?? []).map(({ key, field, samples }) => ({
    key,
    value: field ?? ('' as const),
    name: key,
    hint: samples.join(' · '),
  }));
  const fields = (['', ...Object.values(ListField)] as const).map((value) => ({
    value,
    label: text(`newsletter.field.${value || 'none'}`),
  }));
  return (
    <>
      {words.length > 0 && (
        <section aria-labelledby="unknown-words">
          <h3 id="unknown-words">{text('newsletter.import.words')}</h3>
          <Choices
            items={words}
            options={meanings}
            onChoose={(word, standing) =>
              standing && onAnswer({ ...answers, words: [...answers.words, [word, standing]] })
            }
          />
        </section>
      )}
      <details open={!columns.some(({ value }) => value === 'email')}>
        <summary>{text('newsletter.import.columns')}</summary>
        <Choices
          items={columns}
          options={fields}
          onChoose={(key, field) => onAnswer({ ...answers, columns: [...answers.columns, [key, field || null]] })}
        />
      </details>
    </>
  );
}

interface ChoicesProps<Value> {
  items: readonly { key: string; value: Value; name: string; hint?: string }[];
  options: { value: Value; label: string }[];
  onChoose: (key: string, value: Value) => void;
}

function Choices<Value extends string | null>({ items, options, onChoose }: ChoicesProps<Value>) {
  const text = useNewsletterText();
  const id = useId();
  const rows = items.map(({ key, value, name, hint }, index) => [
    <label htmlFor={`${id}${index}`}>
      {name} <small>{hint}</small>
    </label>,
    <Select<Value>
      id={`${id}${index}`}
      className={styles.choice}
      value={value}
      options={options}
      placeholder={text('newsletter.import.choose')}
      onChange={(chosen) => onChoose(key, chosen)}
    />,
  ]);
  return <Rows rows={rows} />;
}
