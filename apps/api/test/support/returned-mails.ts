/** The sent mail that a server returns. */
interface SentMail {
  messageId: string;
  to: string;
}

const toCrlf = (text: string): string => text.trimStart().replaceAll('\n', '\r\n');

const originalHeader = ({ messageId, to }: SentMail): string => `From: Strapec <rezervacie@bar.example>
To: ${to}
Message-ID: ${messageId}
Subject: =?UTF-8?Q?V=C3=A1=C5=A1_st=C3=B4l?=
Date: Mon, 30 Nov 2026 12:10:00 +0100
MIME-Version: 1.0`;

/** As Postfix passes it to a command (https://www.postfix.org/bounce.5.html); the host names are invented. */
export const postfixBounce = (sent: SentMail, { action = 'failed', hasOriginalHeader = true } = {}): string =>
  toCrlf(`
From MAILER-DAEMON  Mon Nov 30 12:10:03 2026
Return-Path: <>
Received: by mx.bar.example (Postfix) id 4F1D31C0A2; Mon, 30 Nov 2026 12:10:03 +0100 (CET)
Date: Mon, 30 Nov 2026 12:10:03 +0100 (CET)
From: MAILER-DAEMON@mx.bar.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: vratene@bar.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="AB12.1764501003/mx.bar.example"
Message-Id: <20261130111003.4F1D31C0A2@mx.bar.example>

This is a MIME-encapsulated message.

--AB12.1764501003/mx.bar.example
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mx.bar.example.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

--AB12.1764501003/mx.bar.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.bar.example
X-Postfix-Queue-ID: 1B7E91C0A1
X-Postfix-Sender: rfc822; vratene@bar.example
Arrival-Date: Mon, 30 Nov 2026 12:10:01 +0100 (CET)

Final-Recipient: rfc822; ${sent.to}
Original-Recipient: rfc822;${sent.to}
Action: ${action}
Status: 5.1.1
Remote-MTA: dns; mx.example.com
Diagnostic-Code: smtp; 550 5.1.1 <${sent.to}>: Recipient address
    rejected: User unknown in virtual mailbox table

--AB12.1764501003/mx.bar.example
${hasOriginalHeader ? `Content-Description: Undelivered Message Headers\nContent-Type: text/rfc822-headers\n\n${originalHeader(sent)}\n` : 'Content-Type: text/plain\n\nNo headers.\n'}
--AB12.1764501003/mx.bar.example--
`);

/** Exchange Online returns the whole mail, with a report in two languages and HTML. */
export const exchangeBounce = (sent: SentMail): string =>
  toCrlf(`
From: <postmaster@firma.example>
To: <vratene@bar.example>
Date: Mon, 30 Nov 2026 11:10:09 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="9b1f_=fra01"
X-MS-Exchange-Message-Is-Ndr:
Content-Language: sk-SK
Message-ID: <4be1e1d2-0f8a-4a9c-9d5e-6b0c1d2e3f40@AM0FRA01FT000.mail.protection.example>
In-Reply-To: ${sent.messageId}
References: ${sent.messageId}
Subject: =?UTF-8?B?TmVkb3J1xI1pdGXEvm7DqQ==?=
Auto-Submitted: auto-replied
MIME-Version: 1.0

--9b1f_=fra01
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="alt_=fra01"

--alt_=fra01
Content-Type: text/plain; charset="utf-8"
Content-Transfer-Encoding: base64

VsOhxaEgZS1tYWlsIHNhIG5lcG9kYXJpbG8gZG9ydcSNacWlLg==

--alt_=fra01
Content-Type: text/html; charset="utf-8"

<p>Your message wasn't delivered.</p>

--alt_=fra01--

--9b1f_=fra01
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01MB0001.eurprd01.prod.example
Received-From-MTA: dns;mx.bar.example
Arrival-Date: Mon, 30 Nov 2026 11:10:08 +0000

Final-Recipient: rfc822;${sent.to}
Action: Failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ${sent.to} not found by SMTP address lookup
X-Display-Name: ${sent.to}

--9b1f_=fra01
Content-Type: message/rfc822

Received: from mx.bar.example (192.0.2.3) by AM0FRA01FT000.mail.protection.example
${originalHeader(sent)}
Content-Type: text/plain

Tešíme sa na vás.

--9b1f_=fra01--
`);

/** Gmail: the server's response has several lines, and our relay has replaced the Message-ID. */
export const gmailBounce = (sent: SentMail): string =>
  toCrlf(`
Return-Path: <>
To: vratene@bar.example
From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
In-Reply-To: <0102019aa1b2c3d4-000000@relay.example>
References: <0102019aa1b2c3d4-000000@relay.example>
X-Failed-Recipients: ${sent.to}
Message-ID: <674c3f21.050a0220.1a2b3c@mx.googlemail.example>
Date: Mon, 30 Nov 2026 03:10:07 -0800 (PST)
MIME-Version: 1.0
Content-Type: multipart/report; boundary="000000000000d1c2b3"; report-type=delivery-status

--000000000000d1c2b3
Content-Type: text/plain; charset="UTF-8"

** Address not found **

--000000000000d1c2b3
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.example
Arrival-Date: Mon, 30 Nov 2026 03:10:06 -0800 (PST)
X-Original-Message-ID: <0102019aa1b2c3d4-000000@relay.example>

Final-Recipient: rfc822; ${sent.to}
Action: failed
Status: 5.2.2
Remote-MTA: dns; gmail-smtp-in.l.google.example. (192.0.2.26, the server for the domain.)
Diagnostic-Code: smtp; 552-5.2.2 The email account that you tried to reach is over quota. Please direct
 552-5.2.2 the recipient to
 552 5.2.2  https://support.google.example/mail/?p=OverQuotaPerm a1b2c3 - gsmtp
Last-Attempt-Date: Mon, 30 Nov 2026 03:10:06 -0800 (PST)

--000000000000d1c2b3
Content-Type: message/rfc822

X-Strapec-Message-ID: ${sent.messageId}
${originalHeader({ ...sent, messageId: '<0102019aa1b2c3d4-000000@relay.example>' })}

----- Message truncated -----

--000000000000d1c2b3--
`);

/** Exim before 4.87 sends no report: only a header and text, and the mail below it. */
export const eximBounce = (sent: SentMail): string =>
  toCrlf(`
Return-path: <>
X-Failed-Recipients: ${sent.to}
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@hosting.example>
To: vratene@bar.example
Subject: Mail delivery failed: returning message to sender
Message-Id: <E1tHxyz-0001aB-2C@hosting.example>
Date: Mon, 30 Nov 2026 12:10:05 +0100

This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${sent.to}
    host mx.example.com [192.0.2.25]
    SMTP error from remote mail server after end of data:
    550 5.7.1 Message rejected as spam by Content Filtering

------ This is a copy of the message, including all the headers. ------

Return-path: <vratene@bar.example>
${originalHeader(sent)}

Tešíme sa na vás.
`);

export const qmailBounce = (sent: SentMail): string =>
  toCrlf(`
Return-Path: <>
Date: the day before yesterday
From: MAILER-DAEMON@old.example
To: vratene@bar.example
Subject: failure notice

Hi. This is the qmail-send program at old.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${sent.to}>:
Sorry, no mailbox here by that name. (#5.1.1)

--- Below this line is a copy of the message.

Return-Path: <vratene@bar.example>
${originalHeader(sent)}

Tešíme sa na vás.
`);

/** The automatic reply of a guest who is on holiday: no mail was returned. */
export const holidayReply = (sent: SentMail): string =>
  toCrlf(`
From: ${sent.to}
To: rezervacie@bar.example
Subject: Automatic reply
Message-ID: <ooo-1@example.com>
In-Reply-To: ${sent.messageId}
Auto-Submitted: auto-replied
Date: Mon, 30 Nov 2026 12:10:05 +0100

I am away. My mailer-daemon says 550 5.1.1 to everybody, ha.
`);
