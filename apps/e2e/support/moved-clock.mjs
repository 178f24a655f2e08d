// Loaded before a process of Strapec: its clock runs from another moment on (`CLOCK_FROM`, an instant).
const RealDate = Date;
const offset = RealDate.parse(process.env.CLOCK_FROM) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
