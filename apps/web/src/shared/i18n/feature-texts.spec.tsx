import { screen } from '@testing-library/react';
import { show } from '../testing/show';
import { FeatureTexts } from './feature-texts';
import { useText } from './use-text';

const loaders = {
  en: () => Promise.resolve({ 'late.title': 'Built in', 'late.lead': 'As it was' }),
  sk: () => Promise.resolve({ 'late.title': 'Vstavaný', 'late.lead': 'Ako bol' }),
};

function Late() {
  const text = useText<'late.title' | 'late.lead'>();
  return (
    <>
      <h2>{text('late.title')}</h2>
      <p>{text('late.lead')}</p>
    </>
  );
}

test('a part that loads late shows what staff wrote as it stands, else what is built in', async () => {
  const written = '<b onclick="alert(1)">{Tonight}</b>';
  show(
    'en',
    <FeatureTexts loaders={loaders} staffTexts={{ 'late.title': written }}>
      <Late />
    </FeatureTexts>,
  );
  expect(await screen.findByText(written)).toBe(screen.getByRole('heading'));
  expect(screen.getByText('As it was')).toBeInTheDocument();
});
