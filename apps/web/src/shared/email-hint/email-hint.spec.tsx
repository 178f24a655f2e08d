import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInSite } from '../testing/render-in-site';
import { EmailHint } from './email-hint';
import { emailHintTexts } from './texts';

function EmailForm() {
  const [email, setEmail] = useState('');
  return (
    <>
      <input id="email" aria-label="E-mail" value={email} onChange={(event) => setEmail(event.target.value)} />
      <EmailHint fieldId="email" />
      <p>{`Píše: ${email}`}</p>
    </>
  );
}

test('a misspelt domain gets a suggestion once the field is left, and one tap corrects it', async () => {
  const user = userEvent.setup();
  renderInSite('sk', <EmailForm />, { texts: emailHintTexts });
  await user.type(screen.getByLabelText('E-mail'), 'zuzana@gmail.con');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Nemysleli ste gmail.com?' }));
  expect(screen.getByText('Píše: zuzana@gmail.com')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
