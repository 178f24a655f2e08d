export const en = {
  'picture.upload': 'Upload a picture',
  'picture.uploading': 'Uploading...',
  'picture.inLine': 'Waiting, number {place} in line...',
  'picture.upload.hint': 'JPEG, PNG, WebP or AVIF, up to 10 MB. Guests see it once it is saved.',
  'picture.uploaded': 'The picture is here. Save the changes to show it to guests.',
  'picture.small':
    'The picture has only {width} × {height} pixels and will look blurred here; it should be at least {needed} wide. Use it all the same?',
  'picture.uploadFailed': 'Upload failed: {reason}',
  'picture.error.tooSmall':
    'it has only {width} × {height} pixels, and its place needs at least {needed} × {neededHeight}',
  'picture.error.heic':
    'this is a HEIC picture, which browsers do not show; save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)',
  'picture.error.tooLarge': 'it is larger than 10 MB',
  'picture.error.image_required': 'the file is empty',
  'picture.error.image_unknown': 'this is not a picture in JPEG, PNG, WebP or AVIF; save it as JPEG',
  'picture.error.image_broken': 'the picture cannot be read',
  'picture.error.image_too_many_pixels': 'the picture has too many pixels; 50 million are the most',
  'picture.broken': 'No picture can be shown from this address.',
  'picture.address': 'Image URL',
  'picture.address.invalid': 'Must be a valid URL',
  'picture.address.uploading': 'The picture is still being uploaded; save once it is here',
  'picture.address.insecure':
    'The address must begin with https://: browsers show no picture from http:// on our pages',
  'picture.least': 'At least {width} × {height} pixels.',
};
