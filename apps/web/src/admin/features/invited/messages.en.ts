export const en = {
  'invited.title': 'Welcome to the team',
  'invited.lead':
    '{role, select, owner {You come as an owner.} manager {You come as a manager.} other {You come as a host.}} Your address is {email}.',
  'invited.firstName': 'First name',
  'invited.username': 'Username',
  'invited.username.hint': '2 to 40 letters without accents, digits, dots and dashes',
  'invited.username.invalid': 'Use 2 to 40 letters a–z, digits, dots, dashes or underscores.',
  'invited.username.taken': 'Somebody has this username already. Please choose another one.',
  'invited.password': 'Password',
  'invited.password.hint': 'At least {least} characters; a sentence is easy to remember',
  'invited.password.short': 'The password must have at least {least} characters.',
  'invited.password.long': 'The password may have up to {most} characters.',
  'invited.submit': 'Come in',
  'invited.submitting': 'Just a moment...',
  'invited.failed': 'This did not work: {reason}',
  'invited.exists': 'There is an account with this address already. You can sign in.',
  'invited.tooMany': 'Too many attempts. Please wait a while and try again.',
  'invited.over.title': 'This invitation no longer works',
  'invited.over.lead':
    'It was used already, it was withdrawn, or three days have passed. Ask an owner of the house to send it again. If you have chosen a password before, simply sign in.',
  'invited.signIn': 'Sign in',
};
