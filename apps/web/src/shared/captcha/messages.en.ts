export const en = {
  captcha: 'Verification',
  'captcha.loading': 'Loading the verification…',
  'captcha.unavailable': 'The verification could not be loaded.',
  'captcha.retry': 'Try again',
  'captcha.label': 'I am not a robot',
  'captcha.verifying': 'Verifying…',
  'captcha.verified': 'Verified, thank you',
  'captcha.failed': 'The verification failed. Please try again.',
  'captcha.needsHttps':
    'This page was opened over http, where your browser cannot complete the verification. Open the site at its https address.',
  'captcha.without': 'Or reserve without it',
  'captcha.expired': 'The verification has expired. Please try again.',
  'captcha.wait': 'Verifying… one moment, please.',
  'captcha.required': 'Please complete the CAPTCHA verification.',
};
