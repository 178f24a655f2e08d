// Retouch and crop the rendered landscape: tree tops before the castle's foot, the lowest rows sink into the page's night.
//   node vineyards-finish.mjs IN.png OUT-wide.png OUT-tall.png      (run where `sharp` can be found)
import sharp from 'sharp';

const NIGHT = [26, 7, 11]; // #1a070b
const FOOT = { left: 1470, right: 1622, top: 371, bottom: 406, hillX: 1440, brighter: 9 }; // where bare foundations show
const WOOD_END = { left: 505, right: 700, low: 468, high: 426, skyX: 488 }; // the wood on the left broke off like a wall
const WIDE = { left: 0, top: 4, width: 2530, height: 1087 }; // without the bare strip at the right edge
const TALL = { left: 850, top: 0, width: 1100, height: 1100 };

const [input, wide, tall] = process.argv.slice(2);
const { data, info } = await sharp(input).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const at = (x, y) => (y * info.width + x) * 3;

function plantBeforeTheWalls() {
  for (let x = FOOT.left; x < FOOT.right; x++) {
    const crowns =
      FOOT.top +
      4 * Math.abs(Math.sin(x / 6.1)) +
      3 * Math.abs(Math.sin(x / 2.7 + 1)) +
      ((x - FOOT.left) / (FOOT.right - FOOT.left)) * 9;
    for (let y = FOOT.top; y < FOOT.bottom; y++) {
      const cover = Math.min(1, Math.max(0, (y - crowns) / 2.5));
      const i = at(x, y),
        hill = at(FOOT.hillX - (x % 17), y + 14);
      const wall = data[i] - data[hill] > FOOT.brighter;
      for (let c = 0; c < 3; c++)
        if (wall) data[i + c] = Math.round(data[i + c] * (1 - cover) + data[hill + c] * cover);
    }
  }
}

function letTheWoodRunOut() {
  const { left, right, low, high, skyX } = WOOD_END;
  for (let x = left; x < right; x++) {
    const t = (x - left) / (right - left),
      crowns =
        low - (low - high) * t ** 0.55 - 3.5 * Math.abs(Math.sin(x / 9.3)) - 2.5 * Math.abs(Math.sin(x / 4.1 + 2));
    for (let y = high - 14; y < crowns; y++) {
      const k = Math.min(1, (crowns - y) / 2.5),
        i = at(x, y),
        sky = at(skyX - (x % 9), y);
      if (data[i] < data[sky])
        for (let c = 0; c < 3; c++) data[i + c] = Math.round(data[i + c] * (1 - k) + data[sky + c] * k);
    }
  }
}

function sinkIntoNight() {
  for (let y = Math.round(info.height * 0.74); y < info.height; y++) {
    const k = 0.9 * ((y / info.height - 0.74) / 0.26) ** 1.3;
    for (let x = 0; x < info.width; x++)
      for (let c = 0; c < 3; c++) {
        const i = at(x, y) + c;
        data[i] = Math.round(data[i] * (1 - k) + NIGHT[c] * k);
      }
  }
}

plantBeforeTheWalls();
letTheWoodRunOut();
sinkIntoNight();
const picture = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
await picture().extract(WIDE).resize(2560, 1100, { kernel: 'lanczos3' }).png().toFile(wide);
await picture().extract(TALL).resize(1200, 1200, { kernel: 'lanczos3' }).png().toFile(tall);
