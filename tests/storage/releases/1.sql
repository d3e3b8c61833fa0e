BEGIN TRANSACTION;
CREATE TABLE editions (
	schema INTEGER NOT NULL
);
INSERT INTO "editions" VALUES(1);
CREATE TABLE keys (
	"table" VARCHAR(64) NOT NULL, 
	digest BLOB NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY ("table", digest, kind), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "keys" VALUES('832fd6f39a1d79a8',X'A916BC6AD133D23885122B062ECE4C602AC0CF036A212396F6A80ABC30EC630C','ticket',0);
INSERT INTO "keys" VALUES('832fd6f39a1d79a8',X'E9F590FCE3BE396BF3E18E352D19266A4942B76F0F4829B3DA55530CC9751A82','invitation',1);
INSERT INTO "keys" VALUES('832fd6f39a1d79a8',X'255E09F326135CE8E98F7F2BC8FA5D3C057E2D6A907E78233F56B6C9366A6410','ticket',1);
INSERT INTO "keys" VALUES('433511557a3db16f',X'F697E057F1F9D78DC7DE7E3833D1AE8D191901C5C0646690D3AD45FA6A06C142','ticket',0);
INSERT INTO "keys" VALUES('433511557a3db16f',X'70FDB4AA7C55097C60E0B505257EA62ECEB6F12A1AB4EE0C0AC21B30848D8E2A','invitation',1);
INSERT INTO "keys" VALUES('433511557a3db16f',X'391E1C6D835F6C8589C8D2EE9C67F869971F457C898E06C897B956991C6157C5','ticket',1);
INSERT INTO "keys" VALUES('b53f038008d5b066',X'729081C357BBA470C52BA9E2A02F92C19579A3393E3F77D40C2497C58F4A54CE','ticket',1);
INSERT INTO "keys" VALUES('b53f038008d5b066',X'04F727CCADD85FEF76CE8DB61B6F6145D84549F59B7B4453D5F067CE6152B516','ticket',0);
INSERT INTO "keys" VALUES('3b4f869f63e272a8',X'DF1B63330A5D2329586FAA1F758E09D9699B0D41DEC1A61DA7841AABBB388230','ticket',0);
INSERT INTO "keys" VALUES('3b4f869f63e272a8',X'6057F17DBCCF3A4741471C68E7D4F54224998E16F904F234E5FBDE9F5ED63B56','invitation',1);
INSERT INTO "keys" VALUES('dafc2e39a9ba2399',X'84E6EC68ECF439AB14285F156F45465699B1283C76F022E993D4754D542BB233','ticket',0);
INSERT INTO "keys" VALUES('dafc2e39a9ba2399',X'983C3B5B70E4764715A534F487BAA4FC0643755E96A0230AA87705CDC7F375D8','invitation',1);
INSERT INTO "keys" VALUES('dafc2e39a9ba2399',X'69A71FC7C324AFB1226CC8FBDB0A05234FCF4FA36B00B315F388177C7C2112BB','ticket',1);
INSERT INTO "keys" VALUES('913d9ff917daa70f',X'E33F6D670F7DE254FE99076B3E0C8B62FC62BC19052C12D0DD63E27262754914','ticket',0);
CREATE TABLE lines (
	"table" VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	entry TEXT NOT NULL, 
	seat INTEGER, 
	client VARCHAR(64), 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "lines" VALUES('832fd6f39a1d79a8',0,'sat','{"seat":0,"name":"Ada"}',NULL,NULL);
INSERT INTO "lines" VALUES('832fd6f39a1d79a8',1,'sat','{"seat":1,"name":"Bo"}',NULL,NULL);
INSERT INTO "lines" VALUES('832fd6f39a1d79a8',2,'moved','{"seat":0,"text":"a1+c3"}',0,'140345468289744 0');
INSERT INTO "lines" VALUES('832fd6f39a1d79a8',3,'moved','{"seat":1,"text":"b2"}',1,'the move of Bo');
INSERT INTO "lines" VALUES('832fd6f39a1d79a8',4,'asked','{"seat":1}',1,'may I');
INSERT INTO "lines" VALUES('433511557a3db16f',0,'sat','{"seat":0,"name":"Ada"}',NULL,NULL);
INSERT INTO "lines" VALUES('433511557a3db16f',1,'sat','{"seat":1,"name":"Bo"}',NULL,NULL);
INSERT INTO "lines" VALUES('433511557a3db16f',2,'moved','{"seat":0,"text":"a1+c3"}',0,'140345452694480 1');
INSERT INTO "lines" VALUES('433511557a3db16f',3,'ended','{"seat":0,"reason":"resigned"}',0,'1');
INSERT INTO "lines" VALUES('433511557a3db16f',4,'followed','{"table":"b53f038008d5b066"}',1,'2');
INSERT INTO "lines" VALUES('b53f038008d5b066',0,'sat','{"seat":1,"name":"Ada"}',NULL,NULL);
INSERT INTO "lines" VALUES('b53f038008d5b066',1,'sat','{"seat":0,"name":"Bo"}',NULL,NULL);
INSERT INTO "lines" VALUES('3b4f869f63e272a8',0,'sat','{"seat":0,"name":"Ada"}',NULL,NULL);
INSERT INTO "lines" VALUES('3b4f869f63e272a8',1,'moved','{"seat":0,"text":"lay 1"}',0,'140345452656848 2');
INSERT INTO "lines" VALUES('dafc2e39a9ba2399',0,'sat','{"seat":0,"name":"Ada"}',NULL,NULL);
INSERT INTO "lines" VALUES('dafc2e39a9ba2399',1,'sat','{"seat":1,"name":"Bo"}',NULL,NULL);
INSERT INTO "lines" VALUES('dafc2e39a9ba2399',2,'wound','{"key":0,"due":1794834350731}',NULL,NULL);
INSERT INTO "lines" VALUES('dafc2e39a9ba2399',3,'moved','{"seat":0,"text":"elephant+llama,giraffe+lobster,mosquito+otter,raccoon+squirrel"}',0,'140345452772944 3');
INSERT INTO "lines" VALUES('dafc2e39a9ba2399',4,'moved','{"seat":1,"text":"elephant+llama,giraffe+lobster,mosquito+otter,raccoon+squirrel"}',1,'140345453068688 4');
INSERT INTO "lines" VALUES('dafc2e39a9ba2399',5,'moved','{"seat":2,"text":"cat+lobster,duck+flamingo,elephant+orangutan,giraffe+llama"}',NULL,NULL);
INSERT INTO "lines" VALUES('dafc2e39a9ba2399',6,'wound','{"key":1,"due":1794834365894}',NULL,NULL);
INSERT INTO "lines" VALUES('dafc2e39a9ba2399',7,'moved','{"seat":2,"text":"bag+shirt,computer+plug,nut-and-bolt+scissors,screwdriver+sword"}',NULL,NULL);
INSERT INTO "lines" VALUES('dafc2e39a9ba2399',8,'said','{"seat":0,"text":"Why not birds?"}',0,'said');
INSERT INTO "lines" VALUES('913d9ff917daa70f',0,'sat','{"seat":0,"name":"Ada"}',NULL,NULL);
INSERT INTO "lines" VALUES('913d9ff917daa70f',1,'moved','{"seat":0,"text":"b@a1"}',0,'140345568326736 5');
CREATE TABLE tables (
	number INTEGER NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	charter TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	length INTEGER NOT NULL, 
	PRIMARY KEY (number), 
	UNIQUE (id)
);
INSERT INTO "tables" VALUES(1,'832fd6f39a1d79a8','{"table":"832fd6f39a1d79a8","game":"dualite","rules":"1","options":[["size","4"],["players","2"],["anchor","opponents"],["opening","two"]],"deal":"","chairs":[{"kind":"me","level":null,"name":""},{"kind":"invite","level":null,"name":""}],"listed":false,"made":"2026-11-16T13:02:50Z"}',0,5);
INSERT INTO "tables" VALUES(2,'433511557a3db16f','{"table":"433511557a3db16f","game":"dualite","rules":"1","options":[["size","4"],["players","2"],["anchor","opponents"],["opening","two"]],"deal":"","chairs":[{"kind":"me","level":null,"name":""},{"kind":"invite","level":null,"name":""}],"listed":false,"made":"2026-11-16T13:02:50Z"}',0,5);
INSERT INTO "tables" VALUES(3,'b53f038008d5b066','{"table":"b53f038008d5b066","game":"dualite","rules":"1","options":[["size","4"],["players","2"],["anchor","opponents"],["opening","two"]],"deal":"","chairs":[{"kind":"invite","level":null,"name":""},{"kind":"me","level":null,"name":""}],"listed":false,"made":"2026-11-16T13:02:50Z"}',0,2);
INSERT INTO "tables" VALUES(4,'3b4f869f63e272a8','{"table":"3b4f869f63e272a8","game":"pockets","rules":"1","options":[["tricks","2"]],"deal":"4 1 3 5 6 7 8 2 9","chairs":[{"kind":"me","level":null,"name":""},{"kind":"invite","level":null,"name":""}],"listed":false,"made":"2026-11-16T13:02:50Z"}',0,2);
INSERT INTO "tables" VALUES(5,'dafc2e39a9ba2399','{"table":"dafc2e39a9ba2399","game":"duos","rules":"1","options":[["players","3"],["rounds","2"],["first","animals"],["category","flip"],["word","any"],["deadline","180"]],"deal":"2 / raccoon squirrel lobster giraffe llama elephant otter mosquito cat duck flamingo orangutan / pufferfish dolphin goldfish cow turtle rabbit boar skunk bison lizard spider chameleon / shrimp goat bear camel scorpion beaver eagle sloth parrot ox rat dodo","chairs":[{"kind":"me","level":null,"name":""},{"kind":"invite","level":null,"name":""},{"kind":"bot","level":1,"name":"Pia"}],"listed":false,"made":"2026-11-16T13:02:50Z"}',0,9);
INSERT INTO "tables" VALUES(6,'913d9ff917daa70f','{"table":"913d9ff917daa70f","game":"dualma","rules":"1","options":[["stuck","pass"],["repetition","draw"],["limit","300"]],"deal":"","chairs":[{"kind":"me","level":null,"name":""},{"kind":"bot","level":0,"name":"Bruno"}],"listed":false,"made":"2026-11-16T13:02:50Z"}',0,2);
CREATE INDEX ix_tables_listed ON tables (listed);
COMMIT;
