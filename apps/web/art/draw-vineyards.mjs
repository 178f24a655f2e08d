// The Small Carpathians under Bratislava castle at dusk, drawn as SVG.
const width = 1600;
const height = 1000;

/** The same "random" numbers in every run, so that the picture is reproducible (a linear congruential generator). */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A hill's outline: five waves of falling height laid over each other. */
function ridge({ level, amplitude, seed, roughness }) {
  const points = [];
  for (let x = -20; x <= width + 20; x += 10) {
    let rise = 0;
    for (let wave = 0; wave < 5; wave++) {
      rise += Math.sin(x * roughness * (wave + 1) * 0.0011 * 1.55 ** wave + seed * 1.7 + wave * 2.3) / 1.9 ** wave;
    }
    points.push([x, level - amplitude * rise]);
  }
  return points;
}

const line = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
const ground = (points) => `${line(points)}L${width + 20} ${height + 20}L-20 ${height + 20}Z`;

function heightAt(points, x) {
  const index = Math.min(points.length - 2, Math.max(0, Math.floor((x + 20) / 10)));
  const between = (x + 20) / 10 - index;
  return points[index][1] * (1 - between) + points[index + 1][1] * between;
}

const hills = [
  { level: 520, amplitude: 60, seed: 1.2, roughness: 1.5, low: '#6d3140', high: '#8a4348', rows: 0 },
  { level: 585, amplitude: 52, seed: 3.4, roughness: 1.2, low: '#56222f', high: '#6f2f38', rows: 34 },
  { level: 660, amplitude: 58, seed: 5.1, roughness: 1.0, low: '#431722', high: '#5a222b', rows: 40 },
  { level: 760, amplitude: 66, seed: 7.7, roughness: 0.85, low: '#2f0e17', high: '#43151d', rows: 46 },
  { level: 880, amplitude: 60, seed: 9.9, roughness: 0.7, low: '#1b070d', high: '#2b0c13', rows: 40 },
];

/** Rows of vines run from a vanishing point behind the ridge towards the viewer. */
function vineRows(hill, depth) {
  const vanishing = { x: width * (0.2 + 0.6 * ((depth * 0.37) % 1)), y: hill.level - hill.amplitude * 2.4 - 40 };
  const paths = [];
  for (let row = -hill.rows; row <= hill.rows && hill.rows > 0; row++) {
    const reach = row * (26 + depth * 16) * 1.9;
    const points = Array.from({ length: 21 }, (_, step) => {
      const t = step / 20;
      const sway = Math.sin(t * 5 + row * 0.3 + depth) * 3;
      return [vanishing.x + reach * (0.04 + 0.96 * t * t) + sway, vanishing.y + (height + 120 - vanishing.y) * t * t];
    });
    const light = `stroke="#ffb98a" stroke-opacity="${(0.13 - 0.02 * depth).toFixed(3)}" stroke-width="${1.1 + depth * 0.7}"`;
    const shade = `stroke="#000" stroke-opacity=".22" stroke-width="${1.6 + depth}"`;
    paths.push(`<path d="${line(points)}" ${light} fill="none"/>`);
    paths.push(
      `<path d="${line(points)}" transform="translate(${2 + depth * 1.6} ${1 + depth})" ${shade} fill="none"/>`,
    );
  }
  return paths.join('');
}

/** Bratislava castle: a block with four corner towers, the crown tower taller than the rest. */
function castle(foot, random) {
  const x = 1090;
  const towers = [
    [-104, 0],
    [-40, -6],
    [46, -4],
    [86, 26],
  ].map(([dx, extra]) => {
    const body = `<path d="M${x + dx} ${foot}v${-96 - extra}h22v${96 + extra}z"/>`;
    return `${body}<path d="M${x + dx - 3} ${foot - 96 - extra}l14 -26 14 26z" fill="#3b121d"/>`;
  });
  const windows = Array.from({ length: 9 }, (_, index) => {
    const left = x - 72 + index * 17;
    const lit = random() > 0.4 ? 1 : 0.3;
    return `<rect x="${left}" y="${foot - 56}" width="4" height="8"/><rect x="${left}" y="${foot - 34}" width="4" height="8" opacity="${lit}"/>`;
  });
  const block = `<path d="M${x - 95} ${foot}v-74h190v74z"/><path d="M${x - 101} ${foot - 74}l12 -20h178l12 20z" fill="#3b121d"/>`;
  return `<g fill="#4a1a26">${block}${towers.join('')}</g><g fill="#ffcf8f" opacity=".85">${windows.join('')}</g>`;
}

function cypresses(points, random) {
  return Array.from({ length: 26 }, () => {
    const x = random() * width;
    const y = heightAt(points, x) + 3;
    const h = 16 + random() * 26;
    const outline = `c${-h * 0.2} ${-h * 0.4} ${-h * 0.12} ${-h * 0.9} 0 ${-h}c${h * 0.12} ${h * 0.1} ${h * 0.2} ${h * 0.6} 0 ${h}z`;
    return `<path d="M${x} ${y}${outline}" fill="#2a0c14"/>`;
  }).join('');
}

function stars(random) {
  return Array.from({ length: 70 }, () => {
    const place = `cx="${(random() * width).toFixed(0)}" cy="${(random() * 330).toFixed(0)}"`;
    return `<circle ${place} r="${(0.5 + random() * 1.1).toFixed(2)}" fill="#ffe9cf" opacity="${(0.2 + random() * 0.6).toFixed(2)}"/>`;
  }).join('');
}

const stop = (offset, colour, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
const downwards = (id, stops) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`;

const light = [
  downwards('sky', [
    stop(0, '#17060c'),
    stop(0.22, '#351019'),
    stop(0.42, '#74242c'),
    stop(0.54, '#c25a3c'),
    stop(0.62, '#f0a565'),
  ]),
  `<radialGradient id="sun" cx="0.56" cy="0.52" r="0.42">${stop(0, '#ffe2b0', 0.95)}${stop(0.14, '#ffc583', 0.6)}${stop(1, '#ff8a4a', 0)}</radialGradient>`,
  downwards('mist', [stop(0, '#ffc08c', 0), stop(0.5, '#f2a57c', 0.5), stop(1, '#e08a6c', 0)]),
  `<radialGradient id="vignette" cx=".5" cy=".45" r=".8">${stop(0.55, '#000', 0)}${stop(1, '#000', 0.55)}</radialGradient>`,
];

function drawHill(hill, depth, points, random) {
  const edge = `<path d="${line(points)}" fill="none" stroke="#ffcfa0" stroke-opacity="${0.32 - 0.05 * depth}" stroke-width="1.4"/>`;
  const rows = `<g clip-path="url(#ground${depth})">${vineRows(hill, depth)}</g>`;
  const mist = `<rect y="${hill.level - 40}" width="${width}" height="130" fill="url(#mist)" opacity="${0.5 - 0.13 * depth}"/>`;
  const parts = [`<path d="${ground(points)}" fill="url(#hill${depth})"/>`, rows, edge];
  if (depth === 0) parts.push(castle(heightAt(points, 1090) + 6, random));
  if (depth < 3) parts.push(mist);
  return parts.join('');
}

/** The whole picture as SVG text, 1600 × 1000. */
export function drawVineyards() {
  const random = seededRandom(21);
  const outlines = hills.map(ridge);
  const sky = stars(random);
  const definitions = hills.map(({ high, low }, depth) => {
    const clip = `<clipPath id="ground${depth}"><path d="${ground(outlines[depth])}"/></clipPath>`;
    return downwards(`hill${depth}`, [stop(0, high), stop(0.55, low)]) + clip;
  });
  const land = hills.map((hill, depth) => drawHill(hill, depth, outlines[depth], random));
  const everything = (paint) => `<rect width="${width}" height="${height}" fill="${paint}"/>`;
  const sun = '<circle cx="890" cy="500" r="58" fill="#fff0cf" opacity=".96"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}${light.join('')}</defs>${everything('url(#sky)')}${sky}${everything('url(#sun)')}${sun}${land.join('')}${cypresses(outlines[2], random)}${everything('url(#vignette)')}</svg>`;
}
