import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Language, defaultLanguage, isLanguage } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { apiPolicy } from '../platform/http/server/content-security-policy.js';
import type { ShortCut } from '../platform/http/server/front-door.js';
import { type Headers, securityHeaders } from '../platform/http/server/security-headers.js';
import { StoredAnswer } from '../platform/http/server/stored-answer.js';
import type { MenuDto } from './dto/menu.dto.js';
import { Menus } from './menus.js';

const wholeMenu = /^\/api\/menu(?:\?lang=(\w+))?$/;

/** Answers requests for the whole menu ahead of the controller; requests with a filter go on to it (decision 0014). */
@Injectable()
export class MenuShortCut implements ShortCut {
  private readonly written = new WeakMap<MenuDto, StoredAnswer>();
  private readonly headers: Headers;

  constructor(
    private readonly menus: Menus,
    settings: Settings,
  ) {
    this.headers = {
      ...securityHeaders({ policy: apiPolicy, isHttps: settings.isHttps }),
      'Cache-Control': 'no-cache',
      'Content-Type': 'application/json; charset=utf-8',
      Vary: 'Accept-Encoding',
    };
  }

  answer(request: IncomingMessage, response: ServerResponse): Promise<void> | null {
    const [isWhole, lang = defaultLanguage] = (request.method === 'GET' && wholeMenu.exec(request.url ?? '')) || [];
    return isWhole && isLanguage(lang) ? this.send(lang, request, response) : null;
  }

  private async send(language: Language, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const menu = await this.menus.shown(language);
    const answer = this.written.get(menu) ?? this.write(menu);
    this.written.set(menu, answer);
    answer.send(request, response);
  }

  /** Without the slowest compression, because the menu changes whenever a glass is sold out. */
  private write(menu: MenuDto): StoredAnswer {
    return new StoredAnswer(200, JSON.stringify(menu), { headers: this.headers, isPassing: true });
  }
}
