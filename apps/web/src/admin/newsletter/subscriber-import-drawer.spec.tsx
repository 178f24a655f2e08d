import type { FileRowDto } from '@strapec/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '../../shared/testing/render-in-site';
import { SubscriberImportDrawer } from './subscriber-import-drawer';
import { createRefusedRowsFile } from './import-rows';
import { type ImportAnswers, type ImportRun, isReadyRow, isRefusedRow, toImportRows } from './use-subscriber-import';

const buildFileRow = (email: string, overrides: Partial<FileRowDto> = {}): FileRowDto => ({
  ...{ row: 2, table: 'people.csv', email, firstName: null, lastName: null, language: 'sk', notes: null },
  ...{ subscribedAt: null, standing: 'active', reason: null, ...overrides },
});
const rows = [
  buildFileRow('a@example.com'),
  buildFileRow('b@example.com', { standing: 'left', subscribedAt: '2024-03-12T17:20:00.000Z' }),
  buildFileRow('c@example.com', { standing: null }),
  buildFileRow('d@example.com', { row: 5, standing: 'not_confirmed', reason: 'not_confirmed' }),
];

function renderDrawer(unknownWords: string[]) {
  const columns = [
    { key: 'Kontakt', field: null, samples: ['a@example.com', 'b@example.com'] },
    { key: 'Stav', field: 'status' as const, samples: ['VIP'] },
  ];
  const run: ImportRun = {
    ...{ file: new File([], 'people.csv'), answers: { columns: [], words: [] }, step: 'preview' },
    ...{
      fileContent: { columns, rows, unknownWords, unreadDates: [3] },
      sentCount: 0,
      importedCount: 0,
      unsubscribedCount: 0,
    },
    ...{ readyRows: rows.filter(isReadyRow), refusedRows: rows.filter(isRefusedRow) },
  };
  const answers: ImportAnswers[] = [];
  renderInSite(
    'en',
    <SubscriberImportDrawer
      run={run}
      answerQuestions={(_run, newAnswers) => Promise.resolve(void answers.push(newAnswers))}
      send={() => {}}
      close={() => {}}
    />,
  );
  return answers;
}

function chooseOption(comboboxName: RegExp, option: string): void {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: comboboxName }));
  for (const title of screen.getAllByTitle(option).slice(-1)) fireEvent.click(title);
}

test('staff assign unknown columns and words before the import', () => {
  const answers = renderDrawer(['VIP']);
  expect(screen.getByText('No column has e-mail addresses', { exact: false })).toBeVisible();
  expect(screen.getByText(/of one row cannot be read \(row 3\)/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeDisabled();
  chooseOption(/^Kontakt/, 'E-mail');
  chooseOption(/^VIP/, 'Has unsubscribed');
  expect(answers).toEqual([
    { columns: [['Kontakt', 'email']], words: [] },
    { columns: [], words: [['VIP', 'left']] },
  ]);
});

test('unsubscribed persons stay unsubscribed in the request and in the file of refused rows', async () => {
  renderDrawer([]);
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
  expect(toImportRows(rows.filter(isReadyRow)).map(({ email, isActive }) => [email, isActive])).toEqual([
    ['a@example.com', true],
    ['b@example.com', false],
  ]);
  const file = await createRefusedRowsFile(rows.filter(isRefusedRow), (reason) => reason);
  expect((await file.text()).split('\r\n')[1]).toBe('d@example.com,,,sk,,,not_confirmed,5,not_confirmed');
});
