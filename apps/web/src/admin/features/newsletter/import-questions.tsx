import { ListField, type Standing } from '@strapec/contracts';
import Select from 'antd/es/select';
import { useId } from 'react';
import { Rows } from './import-rows';
import styles from './newsletter.module.css';
import { useNewsletterText } from './texts';
import type { ImportAnswers, ImportRun } from './use-import';

interface ImportQuestionsProps {
  run: ImportRun;
  onAnswer: (answers: ImportAnswers) => void;
}

/** Required questions on unknown words for a status, and optional ones on the meaning of columns. */
export function ImportQuestions({ run: { read, answers }, onAnswer }: ImportQuestionsProps) {
  const text = useNewsletterText();
  const said = new Map<string, Standing | null>(read?.unknownWords.map((word) => [word, null]));
  for (const [word, standing] of answers.words) said.set(word, standing);
  const sorted = [...said].sort(([a], [b]) => a.localeCompare(b));
  const words = sorted.map(([key, value]) => ({ key, value, name: key || text('newsletter.import.emptyWord') }));
  const meanings = (['active', 'left', 'bounced', 'not_confirmed'] as const).map((value) => ({
    ...{ value, label: text(`newsletter.standing.${value}`) },
  }));
  const columns = (read?.columns ?? []).map(({ key, field, samples }) => ({
    ...{ key, value: field ?? ('' as const), name: key, hint: samples.join(' · ') },
  }));
  const fields = (['', ...Object.values(ListField)] as const).map((value) => ({
    ...{ value, label: text(`newsletter.field.${value || 'none'}`) },
  }));
  return (
    <>
      {words.length > 0 && (
        <section aria-labelledby="unknown-words">
          <h3 id="unknown-words">{text('newsletter.import.words')}</h3>
          <Choices
            {...{ items: words, options: meanings }}
            onChoose={(word, standing) =>
              standing && onAnswer({ ...answers, words: [...answers.words, [word, standing]] })
            }
          />
        </section>
      )}
      <details open={!columns.some(({ value }) => value === 'email')}>
        <summary>{text('newsletter.import.columns')}</summary>
        <Choices
          {...{ items: columns, options: fields }}
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
      {...{ id: `${id}${index}`, className: styles.choice, value, options }}
      placeholder={text('newsletter.import.choose')}
      onChange={(chosen) => onChoose(key, chosen)}
    />,
  ]);
  return <Rows rows={rows} />;
}
