export const en = {
  'invited.title': 'Welcome to the team',
  'invited.lead': 'Your role: {role, select, owner {owner} manager {manager} other {host}}. Your address: {email}.',
  'invited.firstName': 'First name',
  'invited.username': 'Username',
  'invited.username.hint': '2 to 40 letters without accents, digits, dots and dashes',
  'invited.username.invalid': 'Use 2 to 40 letters a–z, digits, dots, dashes or underscores.',
  'invited.username.taken': 'This username is taken. Please choose another one.',
  'invited.password': 'Password',
  'invited.submit': 'Join',
  'invited.submitting': 'Just a moment...',
  'invited.failed': 'This did not work: {reason}',
  'invited.exists': 'There is an account with this address already. You can sign in.',
  'invited.tooMany': 'Too many attempts. Please wait a while and try again.',
  'invited.over.title': 'This invitation no longer works',
  'invited.over.lead':
    'It was used already, it was withdrawn, or three days have passed. Ask an owner of the bar to send it again. If you have chosen a password before, simply sign in.',
  'invited.signIn': 'Sign in',
};
