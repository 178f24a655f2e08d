import type { ImageDto } from '@strapec/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, holdResponses, findRequests } from '../../../shared/testing/test-api';
import { stubAdminResponses, openAdmin, problem } from '../../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const listEndpoint = 'GET /api/admin/images';
const saveEndpoint = 'POST /api/admin/images';
const uploadEndpoint = 'POST /api/admin/images/upload';

const buildImage = (overrides: Partial<ImageDto> = {}): ImageDto => ({
  id: null,
  key: 'home.hero',
  section: 'home',
  imageUrl: '/images/hero-wide-1280.webp',
  altTextEn: 'A glass of red wine',
  altTextSk: 'Pohár červeného vína',
  isBuiltIn: true,
  version: 0,
  updatedAt: null,
  updatedBy: null,
  least: { width: 1280, height: 720 },
  ...overrides,
});
const uploadedImage = { imageUrl: '/media/0f-1600x1067.webp', width: 1600, height: 1067 };
const winesImage = buildImage({
  key: 'home.wines',
  section: 'wines',
  isBuiltIn: false,
  version: 2,
  updatedAt: '2026-11-20T18:30:00.000Z',
  updatedBy: 'Eva Malá',
});

async function openImages(language: 'en' | 'sk' = 'en') {
  stubAdminResponses();
  stubApiResponse(listEndpoint, { body: [winesImage, buildImage()] });
  const admin = openAdmin('/admin/images', language);
  await screen.findByText('home.hero');
  return admin;
}

async function openHeroForm() {
  const admin = await openImages();
  await admin.user.click(screen.getByRole('button', { name: 'Edit: home.hero' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('home.hero');
  const fillField = async (label: string, value: string) => {
    await admin.user.clear(screen.getByLabelText(label));
    if (value !== '') await admin.user.type(screen.getByLabelText(label), value);
  };
  const submitForm = () => admin.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { ...admin, fillField, submitForm };
}
const chooseFile = (file: File) =>
  fireEvent.change(screen.getByLabelText('Upload a picture'), { target: { files: [file] } });

test('the page shows every place with its picture, alt text and last editor', async () => {
  await openImages('sk');
  const [heroItem, winesItem] = screen.getAllByRole('listitem');
  expect(heroItem).toHaveTextContent('home.heroÚvod · pôvodný obrázok stránkyPohár červeného vína');
  expect(winesItem).toHaveTextContent(/Vína · Naposledy 20\.\s11\.\s2026.*: Eva Malá/);
  const [picture] = screen.getAllByRole('img', { name: 'Pohár červeného vína' });
  expect(picture).toHaveAttribute('src', '/images/hero-wide-1280.webp');
});

test('the form saves an address and both alt texts', async () => {
  const { fillField, submitForm } = await openHeroForm();
  await fillField('Image URL', ' https://example.com/cellar.jpg ');
  expect(screen.getByLabelText('English alt text')).toHaveValue('');
  expect(screen.getByText('Of the picture before: “Pohár červeného vína”')).toBeInTheDocument();
  await fillField('English alt text', 'The cellar');
  await fillField('Slovak alt text', 'Pivnica');
  const savedImage = buildImage({
    imageUrl: 'https://example.com/cellar.jpg',
    altTextEn: 'The cellar',
    version: 1,
    isBuiltIn: false,
  });
  stubApiResponse(saveEndpoint, { body: savedImage });
  await submitForm();
  expect(await screen.findByText('Image updated successfully!')).toBeInTheDocument();
  expect(findRequests(saveEndpoint).map(({ body }) => body)).toEqual([
    {
      key: 'home.hero',
      section: 'home',
      version: 0,
      imageUrl: 'https://example.com/cellar.jpg',
      altTextEn: 'The cellar',
      altTextSk: 'Pivnica',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('The cellar')).toBeInTheDocument();
});

test.each([
  ['Image URL', 'cellar', 'Must be a valid URL'],
  ['Image URL', 'javascript:alert(1)', 'Must be a valid URL'],
  ['Image URL', '', 'Must be a valid URL'],
  ['English alt text', ' ', 'English alt text is required'],
  ['Slovak alt text', '', 'Slovak alt text is required'],
])('the form refuses %s %p', async (label, input, expectedError) => {
  const { fillField, submitForm } = await openHeroForm();
  await fillField(label, input);
  await submitForm();
  expect(await screen.findByText(expectedError)).toBeInTheDocument();
  expect(screen.getByText(`Validation error: ${expectedError}`)).toBeInTheDocument();
  expect(findRequests(saveEndpoint)).toHaveLength(0);
});

test('an uploaded picture is shown before it is saved', async () => {
  const { user, fillField, submitForm } = await openHeroForm();
  stubApiResponse(uploadEndpoint, { status: 201, body: uploadedImage });
  chooseFile(new File(['grapes'], 'grapes.png', { type: 'image/png' }));
  expect(await screen.findByText(/^The picture is here\./)).toBeInTheDocument();
  const queryPreview = () => screen.queryByRole('img', { name: 'Preview' });
  await waitFor(() => expect(queryPreview()).toHaveAttribute('src', '/media/0f-1600x1067.webp'));
  expect(findRequests(uploadEndpoint)[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
  const confirmSpy = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(confirmSpy).toHaveBeenCalledWith('Discard what you have changed?');
  stubApiResponse(saveEndpoint, { body: buildImage({ imageUrl: '/media/0f-1600x1067.webp', version: 1 }) });
  await submitForm();
  expect(await screen.findByText('English alt text is required')).toBeInTheDocument();
  expect(screen.getByLabelText('English alt text')).toHaveFocus();
  expect(findRequests(saveEndpoint)).toHaveLength(0);
  await fillField('English alt text', 'Grapes');
  await fillField('Slovak alt text', 'Hrozno');
  await submitForm();
  expect(await screen.findByText('Image updated successfully!')).toBeInTheDocument();
  expect(findRequests(saveEndpoint)[0]?.body).toMatchObject({ imageUrl: '/media/0f-1600x1067.webp' });
});

test('the form cannot be saved while a picture is uploading', async () => {
  const { fillField, submitForm } = await openHeroForm();
  stubApiResponse(uploadEndpoint, { status: 201, body: uploadedImage });
  const releaseResponse = holdResponses(uploadEndpoint);
  chooseFile(new File(['grapes'], 'grapes.png', { type: 'image/png' }));
  expect(await screen.findByText('Uploading...')).toBeInTheDocument();
  await submitForm();
  const expectedMessage = 'The picture is still being uploaded; save once it is here';
  expect(await screen.findByText(expectedMessage)).toBeInTheDocument();
  releaseResponse();
  expect(await screen.findByText(/^The picture is here\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(expectedMessage)).not.toBeInTheDocument());
  expect(findRequests(saveEndpoint)).toHaveLength(0);
  await fillField('English alt text', 'Grapes');
  await fillField('Slovak alt text', 'Hrozno');
  stubApiResponse(saveEndpoint, { body: buildImage({ imageUrl: uploadedImage.imageUrl, version: 1 }) });
  await submitForm();
  expect(await screen.findByText('Image updated successfully!')).toBeInTheDocument();
  expect(findRequests(saveEndpoint).map(({ body }) => body)).toEqual([
    expect.objectContaining({ imageUrl: uploadedImage.imageUrl }),
  ]);
});

test('a refused upload shows the reason', async () => {
  await openHeroForm();
  const errors = [{ field: 'file', code: 'image_unknown', message: '' }];
  stubApiResponse(uploadEndpoint, problem(400, 'validation_failed', { errors }));
  chooseFile(new File(['<svg/>'], 'grapes.svg'));
  expect(await screen.findByText(/^Upload failed: this is not a picture.*; save it as JPEG$/)).toBeInTheDocument();
  chooseFile(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'huge.png'));
  expect(await screen.findByText('Upload failed: it is larger than 10 MB')).toBeInTheDocument();
  chooseFile(new File(['ftypheic'], 'IMG_1.HEIC'));
  expect(await screen.findByText(/^Upload failed: this is a HEIC picture.*; save it as JPEG/)).toBeInTheDocument();
  expect(findRequests(uploadEndpoint)).toHaveLength(1);
});

test('a picture that is too small is refused with both sizes, before the upload and on saving', async () => {
  const { fillField, submitForm } = await openHeroForm();
  const bitmapSize = { width: 1279, height: 900 } as ImageBitmap;
  jest.spyOn(globalThis, 'createImageBitmap').mockResolvedValue(bitmapSize);
  chooseFile(new File(['small'], 'small.png', { type: 'image/png' }));
  expect(await screen.findByText(/only 1,?279 × 900 pixels.*at least 1,?280 × 720/)).toBeInTheDocument();
  expect(findRequests(uploadEndpoint)).toHaveLength(0);
  expect(screen.getByLabelText('Image URL')).toHaveValue('/images/hero-wide-1280.webp');
  await fillField('Image URL', '/media/0f-120x80.webp');
  await fillField('English alt text', 'Grapes');
  await fillField('Slovak alt text', 'Hrozno');
  const errors = [{ field: 'imageUrl', code: 'image_too_small', message: '' }];
  stubApiResponse(saveEndpoint, problem(400, 'validation_failed', { errors }));
  await submitForm();
  expect(await screen.findByText(/^This place needs a picture of at least 1,?280 × 720 pixels$/)).toBeInTheDocument();
});

test.each([
  ['in HTML', '<html><h1>413 Request Entity Too Large</h1></html>'],
  ['in JSON of another program', { error: 'too large' }],
])('the size limit of a proxy (%s) is explained with a remedy', async (_, body) => {
  await openHeroForm();
  stubApiResponse(uploadEndpoint, { status: 413, body });
  chooseFile(new File([new Uint8Array(3 * 1024 * 1024)], 'large.png'));
  expect(
    await screen.findByText(/^Upload failed: the server in front .*has 3 MB.*client_max_body_size\)$/),
  ).toBeInTheDocument();
});

test('a picture that cannot be shown is reported', async () => {
  const { fillField } = await openHeroForm();
  fireEvent.error(await screen.findByRole('img', { name: 'Preview' }));
  expect(screen.getByText('No picture can be shown from this address.')).toBeInTheDocument();
  await fillField('Image URL', 'https://example.com/cellar.jpg');
  expect(await screen.findByRole('img', { name: 'Preview' })).toHaveAttribute('src', 'https://example.com/cellar.jpg');
});

test('after a change by a colleague staff choose the value of each field', async () => {
  const { user, fillField, submitForm } = await openHeroForm();
  await fillField('Slovak alt text', 'Moja');
  const current = buildImage({ altTextSk: 'Ich', version: 1, updatedBy: null, updatedAt: '2026-11-21T14:50:00.000Z' });
  stubApiResponse(saveEndpoint, problem(409, 'changed_meanwhile', { current: current }));
  await submitForm();
  expect(await screen.findByText(/^Somebody else has changed this meanwhile/)).toBeInTheDocument();
  expect(screen.getByText('Failed to update image.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Yours Moja' }));
  stubApiResponse(saveEndpoint, { body: current });
  await submitForm();
  expect(await screen.findByText('Image updated successfully!')).toBeInTheDocument();
  expect(findRequests(saveEndpoint).at(-1)?.body).toMatchObject({ version: 1, altTextSk: 'Moja' });
});
