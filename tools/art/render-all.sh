#!/bin/sh
# Render every picture anew:  sh render-all.sh [threads]      (Debian: apt-get install blender python3-numpy gcc webp imagemagick; sharp for the landscape)
# About an hour and a half on two cores. Work lies in $WORK; the finished .webp land beside this script.
set -e
HERE=$(cd "$(dirname "$0")" && pwd); THREADS=${1:-2}; WORK=${WORK:-$(mktemp -d)}; mkdir -p "$WORK"
export ART_THREADS=$THREADS DENOISER=$WORK/denoise.so
gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC -o "$DENOISER" "$HERE/denoise.c" -lm

scene() { nice -n 19 blender -b -t "$THREADS" -P "$HERE/$1-scene.py" -- "$2" "$3" "$4" "$5" "$WORK/$6.png"; }
webp()  { for q in 90 86 82 78 74 68; do cwebp -quiet -q $q -m 6 -sharp_yuv "$WORK/$1.png" -o "$HERE/$2.webp"; [ "$(stat -c%s "$HERE/$2.webp")" -le 345000 ] && break; done; }

scene cellar wide 1600 1000 34 cellar
convert "$WORK/cellar.png" -filter Lanczos -resize '2000x1250!' -unsharp 0x0.8+0.5+0.01 "$WORK/cellar-wide.png"; webp cellar-wide cellar-wide
python3 "$HERE/room-bokeh.py" "$WORK/cellar.png.npy" "$HERE/hero-room.npz"   # the cellar out of focus, behind the glasses

scene hero base   1280 0 36 hero-base              # the frame is 2560 x 2400 plus a strip; only the glasses need full size
scene hero detail 2560 0 56 hero-detail
scene hero patch  2560 0 64 hero-patch
scene hero foot   2560 0 48 hero-foot
nice -n 19 blender -b -t 1 -P "$HERE/hero-cut.py" -- "$WORK/hero-base.png.npy" 2560 2400 0 "$WORK/hero-detail.png.npy"
convert "$WORK/hero-tall.png" -filter Lanczos -resize '1200x1800!' "$WORK/hero-tall-small.png"
webp hero-wide hero-wide; webp hero-middle hero-middle; webp hero-tall-small hero-tall

scene vineyards wide 2560 1100 14 vineyards
node "$HERE/vineyards-finish.mjs" "$WORK/vineyards.png" "$WORK/vineyards-wide.png" "$WORK/vineyards-tall.png"
webp vineyards-wide vineyards-wide; webp vineyards-tall vineyards-tall

scene shelf tall 840 1050 38 shelf
convert "$WORK/shelf.png" -filter Lanczos -resize '1400x1750!' -unsharp 0x0.8+0.5+0.01 "$WORK/shelf-large.png"; webp shelf-large shelf

scene plate sq 1050 1050 32 plate
convert "$WORK/plate.png" -channel G -evaluate multiply 0.955 -channel B -evaluate multiply 0.90 +channel -sigmoidal-contrast 3.2x42% \( -size 1050x1050 gradient:white-gray35 -evaluate pow 0.6 \) -compose multiply -composite -filter Lanczos -resize '1400x1400!' -unsharp 0x0.8+0.5+0.01 "$WORK/plate-large.png"; webp plate-large plate
