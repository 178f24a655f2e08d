// Prints the text of a QR code in a picture, as a camera sees it: 25 mm wide at 300 dots an inch.
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

const [picturePath] = process.argv.slice(2);
const print = sharp(picturePath).resize(295, 295).flatten({ background: '#fff' }).ensureAlpha().raw();
const { data, info } = await print.toBuffer({ resolveWithObject: true });
console.log(decodeQR({ width: info.width, height: info.height, data }));
