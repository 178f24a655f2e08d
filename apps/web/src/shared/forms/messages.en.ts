export const en = {
  'forms.decoy': 'Leave this field empty',
  'forms.optional': '{label} (optional)',
  'forms.captcha.later': 'We check that you’re not a robot while you type.',
  'forms.privacy': 'We use what you write here only to reply.',
  'forms.privacy.more': 'How we look after your data',
  'forms.error.too_long': 'This text is too long',
  'forms.error.invalid_characters': 'This text has characters that cannot be used',
  'forms.error.phone_too_short':
    'Phone number must be at least 10 characters. For example: +421\u00a0905\u00a0123\u00a0456',
  'forms.error.phone_invalid': 'Invalid phone number format',
  'forms.error.phone_too_few_digits':
    'Phone number must contain at least 10 digits. For example: +421\u00a0905\u00a0123\u00a0456 or 0043\u00a01\u00a058858',
  'forms.error.phone_letters': 'Invalid phone number format. There is a letter in it: please write digits only',
  'forms.error.phone_two_numbers': 'Please write one phone number only',
  'forms.error.phone_no_country':
    'We could not call this number. Is the country code missing? Please write it too, such as +421\u00a0905\u00a0123\u00a0456',
  'forms.error.email_not_ascii': 'Before the @, please write letters without accents',
  'forms.failure.fields': 'Please check what you have filled in.',
  'forms.failure.rateLimit': 'Too many attempts. Please try again later.',
  'forms.failure.wait': 'It works again in {minutes} min.',
  'forms.failure.call': 'We cannot take this online at the moment. Please call us.',
  'forms.failure.busy': 'We are very busy right now. Please try again in a moment.',
  'forms.failure.internal': 'Something went wrong on our side. Please try again.',
  'forms.failure.orCall': 'Or call us:',
  'forms.again': 'Try again',
};
