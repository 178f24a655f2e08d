export const en = {
  'images.title': 'Image Management',
};
