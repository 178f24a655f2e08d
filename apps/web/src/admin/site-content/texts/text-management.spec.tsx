import type { ContentDto, PageTextDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../../shared/testing/test-api';
import { stubAdminResponses, openAdmin, problem } from '../../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pageTextsEndpoint = 'GET /api/admin/content/page';
const saveEndpoint = 'POST /api/admin/content';
const translateEndpoint = 'POST /api/admin/translate';

const buildText = (overrides: Partial<ContentDto> = {}): ContentDto => ({
  id: 'c1',
  key: 'home.hero.title',
  section: 'home',
  type: 'text',
  contentEn: 'Wine that slows the evening',
  contentSk: 'Víno, ktoré spomalí večer',
  placeholders: [],
  version: 3,
  updatedAt: '2026-11-20T18:30:00.000Z',
  updatedBy: 'Eva Malá',
  ...overrides,
});
const footerText = buildText({
  id: 'c2',
  key: 'footer.slogan',
  section: 'footer',
  contentEn: 'Glass by glass',
  contentSk: 'Pohár',
});

const toPageText = ({ id: _id, ...text }: ContentDto, overrides: Partial<PageTextDto> = {}): PageTextDto => ({
  ...text,
  ...{ page: 'home', builtInEn: text.contentEn, builtInSk: text.contentSk },
  ...overrides,
});

const buildPage = (texts: ContentDto[]) => ({ languages: ['sk', 'en'], texts: texts.map((text) => toPageText(text)) });

async function openContent(
  contents = [buildText(), footerText],
  language: 'en' | 'sk' = 'en',
  address = '/admin/content?show=keys',
) {
  stubAdminResponses();
  stubApiResponse(pageTextsEndpoint, { body: buildPage(contents) });
  for (const previewEndpoint of ['GET /', 'GET /?lang=en']) stubApiResponse(previewEndpoint, { body: '' });
  const admin = openAdmin(address, language);
  await screen.findByRole('button', { name: /Front Page Texts|chýbajúce texty/ });
  return admin;
}

async function openTextForm(overrides: Partial<ContentDto> = {}) {
  const admin = await openContent([buildText(overrides)]);
  await admin.user.click(await screen.findByRole('button', { name: /home\.hero\.title/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('home.hero.title');
  const fillField = async (label: string, value: string) => {
    await admin.user.clear(screen.getByLabelText(label));
    if (value !== '') await admin.user.type(screen.getByLabelText(label), value);
  };
  const submitForm = () => admin.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { ...admin, fillField, submitForm };
}
const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the page lists the texts by section and key, and searches them', async () => {
  const { user } = await openContent([buildText(), footerText], 'sk');
  const sections = await screen.findAllByRole('heading', { level: 3 });
  expect(sections.map(({ textContent }) => textContent)).toEqual(['Úvod', 'Päta']);
  expect(screen.getByRole('button', { name: 'home.hero.title Víno, ktoré spomalí večer' })).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Hľadať podľa kľúča, sekcie alebo slov' }), 'pohar');
  expect(screen.getByText('1 text')).toBeInTheDocument();
  expect(screen.queryByText('home.hero.title')).not.toBeInTheDocument();
});

test('the page lists the texts by web page, and restores a built-in text', async () => {
  const edited = buildText({ key: 'events.note', section: 'events', placeholders: ['<b>'], contentSk: 'Od deviatej' });
  stubAdminResponses();
  const texts = [
    toPageText(buildText({ updatedBy: null }), { version: 0, updatedAt: null }),
    toPageText(edited, { page: 'events', builtInSk: 'Od ôsmej' }),
  ];
  stubApiResponse(pageTextsEndpoint, { body: { languages: ['sk', 'en'], texts } });
  stubApiResponse('GET /events', { body: '' });
  const { user } = openAdmin('/admin/content', 'sk');
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Domovská stránka · Úvod', 'Podujatia']);
  expect(screen.getByRole('button', { name: 'Víno, ktoré spomalí večer nadpis' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Od deviatej vlastný text' }));
  const [skField, enField] = await screen.findAllByRole<HTMLTextAreaElement>('textbox');
  expect([skField, enField]).toEqual([screen.getByLabelText('Po slovensky'), screen.getByLabelText('Po anglicky')]);
  await user.click(screen.getByLabelText('Po slovensky'));
  skField?.setSelectionRange(3, 11);
  await user.click(screen.getByRole('button', { name: '<b>' }));
  expect(skField).toHaveValue('Od <b>deviatej</b>');
  await user.click(screen.getByRole('button', { name: 'Vrátiť pôvodný text' }));
  expect(skField).toHaveValue('Od ôsmej');
  expect(screen.queryByText(/^Prekladač nie je nastavený/)).not.toBeInTheDocument();
});

test('without texts the page explains how to add them, and counts the added ones', async () => {
  const { user } = await openContent([]);
  const addFrontPageTexts = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Front Page Texts' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Add Front Page Texts' }));
  };
  expect(await screen.findByText(/There is no text here yet/)).toBeInTheDocument();
  stubApiResponse('POST /api/admin/seed-content', { body: { added: 2, message: '' } });
  stubApiResponse(pageTextsEndpoint, { body: buildPage([buildText(), footerText]) });
  await addFrontPageTexts();
  expect(await screen.findByText('2 front page texts added!')).toBeInTheDocument();
  expect(await screen.findByText('footer.slogan')).toBeInTheDocument();
  stubApiResponse('POST /api/admin/seed-content', { body: { added: 0, message: '' } });
  await addFrontPageTexts();
  expect(await screen.findByText('All front page texts are here already.')).toBeInTheDocument();
  stubApiResponse('POST /api/admin/seed-content', problem(503, 'busy'));
  await addFrontPageTexts();
  expect(await screen.findByText(/^Failed to seed content: the server is very busy/)).toBeInTheDocument();
});

test('the form saves both languages with the version that was edited', async () => {
  const { fillField, submitForm } = await openTextForm();
  expect(screen.getByText(/Last changed 20\/11\/2026.* by Eva Malá/)).toBeInTheDocument();
  await fillField('Slovak', 'Večer, ktorý počká');
  stubApiResponse(saveEndpoint, { body: buildText({ contentSk: 'Večer, ktorý počká', version: 4 }) });
  await submitForm();
  expect(await screen.findByText('Content updated successfully!')).toBeInTheDocument();
  expect(findRequests(saveEndpoint).map(({ body }) => body)).toEqual([
    {
      key: 'home.hero.title',
      section: 'home',
      type: 'text',
      version: 3,
      contentEn: 'Wine that slows the evening',
      contentSk: 'Večer, ktorý počká',
    },
  ]);
  await expectDialogClosed();
});

test('a text that is the same in both languages has one field', async () => {
  const { fillField, submitForm } = await openTextForm({ contentEn: '50+', contentSk: '50+' });
  await fillField('In both languages', '60+');
  stubApiResponse(saveEndpoint, { body: buildText({ contentEn: '60+', contentSk: '60+', version: 4 }) });
  await submitForm();
  await expectDialogClosed();
  expect(findRequests(saveEndpoint)[0]?.body).toMatchObject({ contentEn: '60+', contentSk: '60+' });
});

test.each([
  ['English', 'English content is required'],
  ['Slovak', 'Slovak content is required'],
])('%s is required', async (label, expectedError) => {
  const { fillField, submitForm } = await openTextForm();
  await fillField(label, '');
  await submitForm();
  expect(await screen.findByText(expectedError)).toBeInTheDocument();
  expect(screen.getByText(`Validation error: ${expectedError}`)).toBeInTheDocument();
});

test('a text with wrong placeholders stays in the form with the reason', async () => {
  const { fillField, submitForm } = await openTextForm({ placeholders: ['{count}'], contentEn: '{count} wines' });
  expect(screen.getByText(/The pages fill in \{count\}/)).toBeInTheDocument();
  await fillField('English', 'Many wines');
  const errors = [{ field: 'contentEn', code: 'placeholders_differ', message: '' }];
  stubApiResponse(saveEndpoint, problem(400, 'validation_failed', { errors }));
  await submitForm();
  expect(await screen.findByText('Failed to update content.')).toBeInTheDocument();
  expect(await screen.findByText(/Keep the parts in braces/)).toBeInTheDocument();
  expect(screen.getByLabelText('English')).toHaveValue('Many wines');
});

test.each([
  ['Translate to Slovak', 'Slovak', { text: 'Wine that slows the evening', targetLanguage: 'slovak' }],
  ['Translate to English', 'English', { text: 'Víno, ktoré spomalí večer', targetLanguage: 'english' }],
] as const)('%s translates a text', async (buttonName, targetLabel, expectedRequest) => {
  const { user } = await openTextForm();
  stubApiResponse(translateEndpoint, { body: { translatedText: 'Preložené' } });
  await user.click(screen.getByRole('button', { name: buttonName }));
  expect(await screen.findByText('Translation completed successfully!')).toBeInTheDocument();
  expect(screen.getByLabelText(targetLabel)).toHaveValue('Preložené');
  expect(findRequests(translateEndpoint).map(({ body }) => body)).toEqual([expectedRequest]);
  expect(findRequests(saveEndpoint)).toHaveLength(0);
});

test('the form explains a missing translator, a failed translation and an empty text', async () => {
  const formPromise = openTextForm();
  stubApiResponse('GET /api/admin/translate', { body: { isSetUp: false } });
  const { user, fillField } = await formPromise;
  expect(await screen.findByText(/finds only what the site already says/)).toBeInTheDocument();
  const pressTranslate = () => user.click(screen.getByRole('button', { name: 'Translate to Slovak' }));
  stubApiResponse(translateEndpoint, problem(503, 'translator_missing'));
  await pressTranslate();
  expect(
    await screen.findByText(/^Translation failed\. Please try again\. No translator is set up/),
  ).toBeInTheDocument();
  stubApiResponse(translateEndpoint, problem(503, 'translation_unavailable'));
  await pressTranslate();
  expect(await screen.findByText('Translation failed. Please try again.')).toBeInTheDocument();
  await fillField('English', ' ');
  await pressTranslate();
  expect(await screen.findByText('No text to translate')).toBeInTheDocument();
  expect(screen.getByLabelText('Slovak')).toHaveValue('Víno, ktoré spomalí večer');
});

test('the form asks before input is lost, also after a translation', async () => {
  const { user } = await openTextForm();
  const confirmSpy = jest.spyOn(window, 'confirm').mockReturnValue(false);
  stubApiResponse(translateEndpoint, { body: { translatedText: 'Preložené' } });
  await user.click(screen.getByRole('button', { name: 'Translate to Slovak' }));
  await screen.findByText('Translation completed successfully!');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(confirmSpy).toHaveBeenCalledWith('Discard what you have changed?');
  expect(screen.getByLabelText('Slovak')).toHaveValue('Preložené');
  const unloadEvent = new Event('beforeunload', { cancelable: true });
  dispatchEvent(unloadEvent);
  expect(unloadEvent.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('tab', { name: 'Newsletter' }));
  expect(confirmSpy).toHaveBeenCalledTimes(2);
  expect(location.pathname).toBe('/admin/content');
  expect(screen.getByLabelText('Slovak')).toHaveValue('Preložené');
  confirmSpy.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await expectDialogClosed();
});

test('Back closes the form instead of leaving the tab', async () => {
  const { fillField } = await openTextForm();
  const confirmSpy = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await fillField('English', 'Half a sentence');
  history.back();
  await waitFor(() => expect(confirmSpy).toHaveBeenCalled());
  expect(screen.getByLabelText('English')).toHaveValue('Half a sentence');
  confirmSpy.mockReturnValue(true);
  history.back();
  await expectDialogClosed();
  expect(location.pathname).toBe('/admin/content');
});

describe('a text that a colleague has changed meanwhile', () => {
  const currentText = buildText({
    contentSk: 'Ich verzia',
    version: 4,
    updatedBy: 'Ján Novák',
    updatedAt: '2026-11-21T14:50:00.000Z',
  });

  async function causeConflict() {
    const admin = await openTextForm();
    await admin.fillField('Slovak', 'Moja verzia');
    stubApiResponse(saveEndpoint, problem(409, 'changed_meanwhile', { current: currentText }));
    await admin.submitForm();
    const conflictText = await screen.findByText(/changed meanwhile by Ján Novák/);
    const conflictNotice = within(conflictText.closest<HTMLElement>('.ant-alert') ?? document.body);
    expect(conflictNotice.getByRole('radio', { name: 'Saved Ich verzia' })).toBeChecked();
    expect(conflictNotice.getByRole('radio', { name: 'Yours Moja verzia' })).not.toBeChecked();
    expect(screen.getByText('Failed to update content.')).toBeInTheDocument();
    return admin;
  }

  test('the saved version can be chosen', async () => {
    const { user } = await causeConflict();
    expect(screen.getByLabelText('Slovak')).toHaveValue('Ich verzia');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await expectDialogClosed();
  });

  test('the own version can be chosen, and replaces the saved one', async () => {
    const { user, submitForm } = await causeConflict();
    await user.click(screen.getByRole('radio', { name: 'Yours Moja verzia' }));
    stubApiResponse(saveEndpoint, { body: buildText({ contentSk: 'Moja verzia', version: 5 }) });
    await submitForm();
    expect(await screen.findByText('Content updated successfully!')).toBeInTheDocument();
    expect(findRequests(saveEndpoint).at(-1)?.body).toMatchObject({ version: 4, contentSk: 'Moja verzia' });
    await expectDialogClosed();
  });
});
