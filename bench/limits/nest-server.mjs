// What the framework costs by itself: Nest with an empty handler, with no guard or pipe, and without what Strapec leaves out as well.
import 'reflect-metadata';
import { Controller, Get, Header, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

class Answer {
  get() {
    return answer;
  }
}
const answer = JSON.parse(Buffer.from(process.env.BODY ?? '', 'base64').toString());
const method = Object.getOwnPropertyDescriptor(Answer.prototype, 'get');
Get(':date/:party/:duration')(Answer.prototype, 'get', method);
Header('Cache-Control', 'no-cache')(Answer.prototype, 'get', method);
Controller()(Answer);
class EmptyApp {}
Module({ controllers: [Answer] })(EmptyApp);

const app = await NestFactory.create(EmptyApp, { logger: false, bodyParser: false });
app.set('etag', false);
app.disable('x-powered-by');
await app.listen(0, '127.0.0.1');
console.log(`open at ${await app.getUrl()}/2026-12-04/2/2`);
process.on('SIGTERM', () => process.exit(0));
