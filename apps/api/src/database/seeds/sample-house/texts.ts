export { sampleTexts } from '@strapec/domain/seed';
