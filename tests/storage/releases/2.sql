BEGIN TRANSACTION;
CREATE TABLE codes (
	code VARCHAR(20) NOT NULL, 
	"table" VARCHAR(64) NOT NULL, 
	PRIMARY KEY (code), 
	UNIQUE ("table"), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "codes" VALUES('QNB2EJ','f4fc659d2d9c3a4a');
INSERT INTO "codes" VALUES('3HUDN3','dfbf192a11bd143b');
CREATE TABLE drafts (
	"table" VARCHAR(64) NOT NULL, 
	person INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY ("table", person), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "drafts" VALUES('dfbf192a11bd143b',0,'half a pair');
CREATE TABLE editions (
	schema INTEGER NOT NULL
);
INSERT INTO "editions" VALUES(2);
CREATE TABLE keys (
	"table" VARCHAR(64) NOT NULL, 
	digest BLOB NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY ("table", digest, kind), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "keys" VALUES('f4fc659d2d9c3a4a',X'863BB56271964BEC785A913253294C045D3CBD585A0F3A3C53FAF5D8FCEAA46B','ticket',0);
INSERT INTO "keys" VALUES('f4fc659d2d9c3a4a',X'D6B8797648AB50647E38E309DEB50D7125F678DE72C5C2B093C78ED343F22EF4','ticket',1);
INSERT INTO "keys" VALUES('dfbf192a11bd143b',X'93BF0188DB78F388B5815C85B304392163E62932C7C928FAF3382508F7E088F2','ticket',0);
INSERT INTO "keys" VALUES('dfbf192a11bd143b',X'9DF6BB9A7D8E17B28B40FA50EE406C8241312BFD696DF469FAF3A874EBC2F226','ticket',1);
CREATE TABLE lines (
	"table" VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(20) NOT NULL, 
	entry TEXT NOT NULL, 
	seat INTEGER, 
	client VARCHAR(64), 
	at BIGINT, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "lines" VALUES('f4fc659d2d9c3a4a',0,'came','{"person":0,"name":"Ada","maker":true}',NULL,NULL,1794848794298);
INSERT INTO "lines" VALUES('f4fc659d2d9c3a4a',1,'seated','{"person":0,"seat":0}',NULL,NULL,1794848794298);
INSERT INTO "lines" VALUES('f4fc659d2d9c3a4a',2,'came','{"person":1,"name":"Bo","maker":false}',NULL,NULL,1794848795858);
INSERT INTO "lines" VALUES('f4fc659d2d9c3a4a',3,'seated','{"person":1,"seat":1}',NULL,NULL,1794848795858);
INSERT INTO "lines" VALUES('f4fc659d2d9c3a4a',4,'started','{"deal":""}',NULL,NULL,1794848796040);
INSERT INTO "lines" VALUES('f4fc659d2d9c3a4a',5,'moved','{"seat":0,"text":"a1+c3"}',0,'the move of Ada',1794848796066);
INSERT INTO "lines" VALUES('f4fc659d2d9c3a4a',6,'moved','{"seat":1,"text":"b2"}',1,'the move of Bo',1794848796083);
INSERT INTO "lines" VALUES('f4fc659d2d9c3a4a',7,'asked','{"seat":1,"what":"take-back","where":null}',1,'back',1794848796086);
INSERT INTO "lines" VALUES('dfbf192a11bd143b',0,'came','{"person":0,"name":"Ada","maker":true}',NULL,NULL,1794848796089);
INSERT INTO "lines" VALUES('dfbf192a11bd143b',1,'seated','{"person":0,"seat":0}',NULL,NULL,1794848796089);
INSERT INTO "lines" VALUES('dfbf192a11bd143b',2,'came','{"person":1,"name":"Bo","maker":false}',NULL,NULL,1794848796096);
INSERT INTO "lines" VALUES('dfbf192a11bd143b',3,'seated','{"person":1,"seat":1}',NULL,NULL,1794848796096);
INSERT INTO "lines" VALUES('dfbf192a11bd143b',4,'started','{"deal":"0 / mouse oyster walrus hyena chick rabbit crab peacock kangaroo beaver dinosaur wolf / crow seal ostrich boar dog ant squid spider rhinoceros swan elephant pufferfish / giraffe buffalo orca dolphin chameleon porcupine shrimp bee fox mole eagle koala / beetle pelican flamingo goat camel coral anteater polar-bear poodle moose mosquito trout / crocodile cow butterfly cricket sparrow octopus rat seahorse mammoth monkey scorpion bat"}',NULL,NULL,1794848796112);
CREATE TABLE tables (
	number INTEGER NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	charter TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	length INTEGER NOT NULL, 
	PRIMARY KEY (number), 
	UNIQUE (id)
);
INSERT INTO "tables" VALUES(1,'f4fc659d2d9c3a4a','{"table":"f4fc659d2d9c3a4a","game":"dualite","rules":"1","options":[["size","4"],["players","2"],["anchor","opponents"],["opening","two"]],"deal":null,"chairs":[{"kind":"me","level":null,"name":""},{"kind":"open","level":null,"name":""}],"listed":false,"made":"2026-11-16T17:06:34Z","time":{"kind":"none","seconds":0,"increment":0},"seeking":false,"late":false,"screen":false}',0,8);
INSERT INTO "tables" VALUES(2,'dfbf192a11bd143b','{"table":"dfbf192a11bd143b","game":"duos","rules":"1","options":[["players","2"],["rounds","2"],["first","animals"],["category","flip"],["word","any"],["deadline","none"],["late","kept"]],"deal":null,"chairs":[{"kind":"me","level":null,"name":""},{"kind":"open","level":null,"name":""}],"listed":false,"made":"2026-11-16T17:06:36Z","time":{"kind":"none","seconds":0,"increment":0},"seeking":false,"late":false,"screen":false}',0,5);
CREATE INDEX ix_tables_listed ON tables (listed);
COMMIT;
