export const en = {
  'content.title': 'Content Management',
};
