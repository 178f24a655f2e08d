export const en = {
  'forms.website': 'Leave this field empty',
  'forms.optional': '{label} (optional)',
  'forms.captcha.later': 'The verification starts as soon as you begin to write.',
  'forms.noScript': 'Sending this form needs JavaScript. Please write to us or call us instead:',
  'forms.failure.fields': 'Please check what you have filled in.',
  'forms.failure.rateLimit': 'Too many attempts. Please try again later.',
  'forms.failure.suspicious': 'Suspicious activity detected. Please try again later.',
  'forms.failure.busy': 'We are very busy right now; please give us a moment.',
};
