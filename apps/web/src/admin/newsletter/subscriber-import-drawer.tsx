import { ListField, type ReadImportFileDto, type Standing } from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { Loading } from '../ui/loading';
import { SideDrawer } from '../ui/drawer/side-drawer';
import { useLastValue } from '../ui/drawer/use-drawer';
import parts from '../ui/parts.module.css';
import { Stats } from '../ui/stats';
import { ReadyRows, RefusedRows, RowTable } from './import-rows';
import styles from './newsletter.module.css';
import { useNewsletterText } from './texts';
import { type ImportAnswers, type ImportRun, type useSubscriberImport, isActiveRow } from './use-subscriber-import';
import Select from 'antd/es/select';
import { useId } from 'react';

type SubscriberImport = Omit<ReturnType<typeof useSubscriberImport>, 'chooseFile'>;

/** Keeps its content while it closes. */
export function SubscriberImportDrawer({ run: openRun, answerQuestions, send, close }: SubscriberImport) {
  const text = useNewsletterText();
  const run = useLastValue(openRun);
  if (!run) return null;
  const isUnsent = run.step === 'preview' || run.step === 'reading';
  return (
    <SideDrawer
      open={openRun !== null}
      onClose={close}
      title={text('newsletter.import.title', { file: run.file.name })}
      size={640}
      isUnsaved={() => run.step === 'sending'}
      isLocked={run.step === 'sending'}
      footer={<ImportFooter run={run} send={send} close={close} />}
    >
      <div className={parts.stack16}>
        {run.step === 'broken' && <Alert type="error" showIcon title={text('newsletter.import.broken')} />}
        {run.fileContent && <ImportStats run={run} />}
        {run.fileContent && isUnsent && (
          <>
            <ImportWarnings fileContent={run.fileContent} />
            <ImportQuestions run={run} onAnswer={(answers) => void answerQuestions(run, answers)} />
            <ReadyRows readyRows={run.readyRows} />
          </>
        )}
        {run.step === 'reading' && <Loading />}
        <RefusedRows refusedRows={run.refusedRows} />
      </div>
    </SideDrawer>
  );
}

function ImportWarnings({ fileContent: { columns, unreadDates } }: { fileContent: ReadImportFileDto }) {
  const text = useNewsletterText();
  const unreadColumns = columns.filter(({ field }) => field === null).map(({ key }) => key);
  const hasField = (name: string) => columns.some(({ field }) => field === name);
  const rowNumbers = unreadDates.slice(0, 5).join(', ');
  const warnings = [
    !hasField('email') && text('newsletter.import.noEmail'),
    unreadColumns.length > 0 &&
      text('newsletter.import.unknown', { count: unreadColumns.length, columns: unreadColumns.join(', ') }),
    unreadDates.length > 0 && text('newsletter.import.unreadDates', { count: unreadDates.length, rows: rowNumbers }),
    hasField('email') && !hasField('language') && text('newsletter.import.noLanguage'),
  ];
  return warnings.map((title) => title && <Alert key={title} type="warning" showIcon title={title} />);
}

function ImportStats({ run: { step, readyRows, importedCount, unsubscribedCount, refusedRows } }: { run: ImportRun }) {
  const text = useNewsletterText();
  const isUnsent = step === 'preview' || step === 'reading';
  const activeCount = readyRows.filter(isActiveRow).length;
  const inactiveCount = isUnsent ? readyRows.length - activeCount : unsubscribedCount;
  return (
    <Stats
      stats={[
        isUnsent
          ? { name: text('newsletter.import.ready'), count: activeCount, tone: 'good' }
          : { name: text('newsletter.import.imported'), count: importedCount, tone: 'good' },
        ...(inactiveCount > 0 ? [{ name: text('newsletter.import.left'), count: inactiveCount }] : []),
        { name: text('newsletter.import.skipped'), count: refusedRows.length, tone: 'bad' },
      ]}
    />
  );
}

function ImportFooter({ run, send, close }: Pick<SubscriberImport, 'send' | 'close'> & { run: ImportRun }) {
  const text = useNewsletterText();
  const { step, sentCount, readyRows, fileContent } = run;
  const readyCount = readyRows.length;
  if (step === 'sending')
    return (
      <label className={`${parts.stack} ${styles.sending}`}>
        <span role="status">{text('newsletter.import.sending', { sent: sentCount, count: readyCount })}</span>
        <progress max={readyCount} value={sentCount} />
      </label>
    );
  if (step === 'done')
    return (
      <Button type="primary" block onClick={close}>
        {text('newsletter.import.close')}
      </Button>
    );
  const unsentCount = readyCount - sentCount;
  const startTextId = readyRows.every(isActiveRow) ? 'newsletter.import.start' : 'newsletter.import.startRows';
  const needsAnswers = step === 'reading' || Boolean(fileContent?.unknownWords.length);
  return (
    <Button type="primary" block disabled={unsentCount === 0 || needsAnswers} onClick={() => send(run)}>
      {text(step === 'broken' ? 'newsletter.import.goOn' : startTextId, { count: unsentCount })}
    </Button>
  );
}

interface ImportQuestionsProps {
  run: ImportRun;
  onAnswer: (answers: ImportAnswers) => void;
}

function ImportQuestions({ run: { fileContent, answers }, onAnswer }: ImportQuestionsProps) {
  const text = useNewsletterText();
  const standingByWord = new Map<string, Standing | null>(fileContent?.unknownWords.map((word) => [word, null]));
  for (const [word, standing] of answers.words) standingByWord.set(word, standing);
  const sortedWordStandings = [...standingByWord].sort(([a], [b]) => a.localeCompare(b));
  const wordQuestions = sortedWordStandings.map(([key, value]) => ({
    key,
    value,
    name: key || text('newsletter.import.emptyWord'),
  }));
  const standingOptions = (['active', 'left', 'bounced', 'not_confirmed'] as const).map((value) => ({
    value,
    label: text(`newsletter.standing.${value}`),
  }));
  const columnQuestions = (fileContent?.columns ?? []).map(({ key, field, samples }) => ({
    key,
    value: field ?? ('' as const),
    name: key,
    hint: samples.join(' · '),
  }));
  const fieldOptions = (['', ...Object.values(ListField)] as const).map((value) => ({
    value,
    label: text(`newsletter.field.${value || 'none'}`),
  }));
  return (
    <>
      {wordQuestions.length > 0 && (
        <section aria-labelledby="unknown-words">
          <h3 id="unknown-words">{text('newsletter.import.words')}</h3>
          <ChoiceTable
            questions={wordQuestions}
            options={standingOptions}
            onChoose={(word, standing) =>
              standing && onAnswer({ ...answers, words: [...answers.words, [word, standing]] })
            }
          />
        </section>
      )}
      <details open={!columnQuestions.some(({ value }) => value === 'email')}>
        <summary>{text('newsletter.import.columns')}</summary>
        <ChoiceTable
          questions={columnQuestions}
          options={fieldOptions}
          onChoose={(key, field) => onAnswer({ ...answers, columns: [...answers.columns, [key, field || null]] })}
        />
      </details>
    </>
  );
}

interface ChoiceTableProps<Value> {
  questions: readonly { key: string; value: Value; name: string; hint?: string }[];
  options: { value: Value; label: string }[];
  onChoose: (key: string, value: Value) => void;
}

function ChoiceTable<Value extends string | null>({ questions, options, onChoose }: ChoiceTableProps<Value>) {
  const text = useNewsletterText();
  const id = useId();
  const rows = questions.map(({ key, value, name, hint }, index) => [
    <label htmlFor={`${id}${index}`}>
      {name} <small>{hint}</small>
    </label>,
    <Select<Value>
      id={`${id}${index}`}
      className={styles.choice}
      value={value}
      options={options}
      placeholder={text('newsletter.import.choose')}
      onChange={(newValue) => onChoose(key, newValue)}
    />,
  ]);
  return <RowTable rows={rows} />;
}
