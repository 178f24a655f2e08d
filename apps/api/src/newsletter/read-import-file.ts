import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ListField, type Standing, listFields, newsletterLimits, plainWord, standings } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { fieldError, validationProblem } from '../http/validation.pipe.js';
import { type ReceivedFile, ReadSpreadsheet } from '../spreadsheets/read-spreadsheet.js';
import type { ImportColumnDto, ReadImportFileDto } from './dto/read-import-file.dto.js';
import { type ListTable, listTable } from './list-table.js';
import { ListPlan } from './plan-list.js';

const limits = { mostRows: newsletterLimits.importRows + 30, mostBytes: 200 * 1024 * 1024 }; // rows above the list too
const rowsAtOnce = 500;
const shown = { samples: 3, length: 60 };

/** Says who is in a file of subscribers and what would become of them; changes nothing. */
@Injectable()
export class ReadImportFile {
  constructor(
    private readonly sheets: ReadSpreadsheet,
    private readonly clock: Clock,
  ) {}

  /** Throws `validation_failed` for what is no list. */
  async read(file: ReceivedFile | undefined, answersSent = '{}'): Promise<ReadImportFileDto> {
    const tables = await this.sheets.tables(file, limits);
    const answers = answersIn(answersSent);
    const fileName = Buffer.from(file?.originalname ?? '', 'latin1').toString('utf8');
    const all = tables.map((table) => listTable(table, fileName, answers.columns));
    const lists = all.filter(({ columns }) => columns.some(({ field }) => field === 'email'));
    const plan = new ListPlan(answers.words, this.clock.now());
    for (const list of lists) {
      for (const [index, row] of list.rows.entries()) {
        plan.add(list, row);
        if (index % rowsAtOnce === 0) await nextTurn(); // others are served meanwhile
      }
    }
    plan.finish();
    const columns = columnsOf(lists.length > 0 ? lists : all);
    const { rows, unreadDates, unknownWords } = plan;
    return { columns, rows, unreadDates, unknownWords: [...unknownWords.values()] };
  }
}

/** Columns of one heading are one, in whatever table they stand. */
function columnsOf(tables: readonly ListTable[]): ImportColumnDto[] {
  const columns = new Map<string, ImportColumnDto>();
  for (const { key, field, samples } of tables.flatMap((table) => table.columns)) {
    if (!columns.get(key)?.samples.length)
      columns.set(key, {
        key,
        field,
        samples: samples.slice(0, shown.samples).map((sample) => sample.slice(0, shown.length)),
      });
  }
  return [...columns.values()];
}

interface Answers {
  columns: Map<string, ListField | null>;
  words: Map<string, Standing>;
}

/** What staff have said of a file, as `{ "columns": [[key, field]], "words": [[word, standing]] }`. */
function answersIn(sent: string): Answers {
  try {
    const { columns = [], words = [] } = JSON.parse(sent) as Record<string, unknown>;
    const meant = pairsOf(words, standings).map(([word, standing]) => [plainWord(word), standing] as const);
    return { columns: new Map(pairsOf(columns, [...listFields, null])), words: new Map(meant) };
  } catch {
    throw validationProblem([fieldError('answers', 'not_a_choice')]);
  }
}

/** Throws for anything but a list of texts, each with one of a few values. */
function pairsOf<Value>(list: unknown, values: readonly Value[]): [string, Value][] {
  return (list as unknown[][]).map(([key, value]) => {
    const chosen = values.find((choice) => choice === value);
    if (typeof key !== 'string' || chosen === undefined) throw new Error('not a choice');
    return [key, chosen];
  });
}
